-- A hold reserves a barber's time during a payment or a waiting-list offer; it is no booking yet. After its end, the next
-- request that needs the time deletes it.
ALTER TABLE appointments DROP CONSTRAINT appointments_status;
ALTER TABLE appointments ADD CONSTRAINT appointments_status
  CHECK (status IN ('held', 'pending', 'confirmed', 'cancelled', 'completed'));
ALTER TABLE appointments DROP CONSTRAINT appointments_payment_status;
ALTER TABLE appointments ADD CONSTRAINT appointments_payment_status
  CHECK (payment_status IN ('pending', 'partially_paid', 'completed', 'partially_refunded', 'refunded'));
ALTER TABLE appointments ADD COLUMN hold_expires_at timestamptz;
ALTER TABLE appointments ADD CONSTRAINT appointments_hold_has_an_end CHECK ((status = 'held') = (hold_expires_at IS NOT NULL));
-- Sums of the payments, for lists and totals; each writer of a payment updates them.
ALTER TABLE appointments ADD COLUMN paid_centimes integer NOT NULL DEFAULT 0
  CONSTRAINT appointments_paid_not_negative CHECK (paid_centimes >= 0);
ALTER TABLE appointments ADD COLUMN refunded_centimes integer NOT NULL DEFAULT 0
  CONSTRAINT appointments_refunds_within_paid CHECK (refunded_centimes BETWEEN 0 AND paid_centimes);
CREATE INDEX appointments_held ON appointments (hold_expires_at) WHERE (status = 'held');
DROP INDEX appointments_of_barber_day;
CREATE INDEX appointments_of_barber_day ON appointments (barber_id, shop_day)
  INCLUDE (start_minute, duration_minutes, id, hold_expires_at) WHERE (status <> 'cancelled');

-- A hold alone does not create a customer.
DROP TRIGGER appointments_find_customer ON appointments;
CREATE TRIGGER appointments_find_customer BEFORE INSERT OR UPDATE OF status ON appointments
  FOR EACH ROW WHEN (NEW.customer_id IS NULL AND NEW.status <> 'held') EXECUTE FUNCTION find_customer_of_appointment();

-- One attempt to pay for an appointment, order or plan. Several may belong together, each with its own amount.
CREATE TABLE payments (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  purpose text NOT NULL CONSTRAINT payments_purpose CHECK (purpose IN ('appointment', 'product_order', 'plan')),
  -- Recipient of the money: the salon or the vendor of the software.
  account text NOT NULL CONSTRAINT payments_account CHECK (account IN ('salon', 'plan')),
  -- Null after an unpaid hold is deleted.
  appointment_id uuid REFERENCES appointments ON DELETE SET NULL,
  -- The payer's account, if any.
  user_id uuid REFERENCES users,
  amount_centimes integer NOT NULL CONSTRAINT payments_amount_positive CHECK (amount_centimes > 0),
  currency text NOT NULL CONSTRAINT payments_in_chf CHECK (currency = 'CHF'),
  -- 'cash' or Stripe's type of payment method: 'card', 'twint'.
  method text CONSTRAINT payments_method CHECK (method ~ '^[a-z_]{1,40}$'),
  state text NOT NULL CONSTRAINT payments_state CHECK (state IN ('open', 'processing', 'succeeded', 'cancelled')),
  -- The booking request, used when the payment arrives after the hold is gone.
  request jsonb,
  -- Keys: name, email, phone, address, postalCode, city. Null for payments at the shop.
  payer jsonb,
  stripe_intent_id text CONSTRAINT payments_one_use_per_intent UNIQUE,
  -- Reason why the payment could not be used and was refunded.
  unfulfilled text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  paid_at timestamptz,
  CONSTRAINT payments_paid_when_succeeded CHECK ((state = 'succeeded') = (paid_at IS NOT NULL)),
  CONSTRAINT payments_method_when_succeeded CHECK (state <> 'succeeded' OR method IS NOT NULL),
  CONSTRAINT payments_cash_has_no_intent CHECK (method IS DISTINCT FROM 'cash' OR stripe_intent_id IS NULL)
);
CREATE UNIQUE INDEX payments_one_open_per_appointment ON payments (appointment_id)
  WHERE (state IN ('open', 'processing') AND appointment_id IS NOT NULL);
CREATE INDEX payments_of_appointment ON payments (appointment_id) WHERE (appointment_id IS NOT NULL);
CREATE INDEX payments_of_user ON payments (user_id, created_at) WHERE (user_id IS NOT NULL);
CREATE INDEX payments_by_age ON payments (created_at);
CREATE INDEX payments_by_day ON payments (paid_at) WHERE (state = 'succeeded');
CREATE INDEX payments_unsettled ON payments (updated_at) WHERE (state IN ('open', 'processing'));

-- A payment only moves forward, and its terms do not change; success sets the amount to the received one.
CREATE FUNCTION payments_go_forward() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.purpose, NEW.account, NEW.currency) IS DISTINCT FROM (OLD.purpose, OLD.account, OLD.currency)
    OR (NEW.amount_centimes <> OLD.amount_centimes AND (NEW.state <> 'succeeded' OR OLD.state = 'succeeded'))
    OR (OLD.stripe_intent_id IS NOT NULL AND NEW.stripe_intent_id IS DISTINCT FROM OLD.stripe_intent_id)
    OR NOT (NEW.state = OLD.state OR OLD.state = 'open' OR (OLD.state = 'processing' AND NEW.state <> 'open')
      -- Cancelled here but paid at Stripe: the money must be recorded, because it has to be refunded.
      OR (OLD.state = 'cancelled' AND NEW.state = 'succeeded')) THEN
    RAISE EXCEPTION USING ERRCODE = 'check_violation', CONSTRAINT = 'payments_go_forward',
      MESSAGE = 'a payment does not go back';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER payments_go_forward BEFORE UPDATE ON payments FOR EACH ROW EXECUTE FUNCTION payments_go_forward();

-- Order to refund money; a job carries it out.
CREATE TABLE refunds (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  payment_id uuid NOT NULL REFERENCES payments,
  amount_centimes integer NOT NULL CONSTRAINT refunds_amount_positive CHECK (amount_centimes > 0),
  reason text NOT NULL CONSTRAINT refunds_reason_length CHECK (length(reason) BETWEEN 1 AND 300),
  -- Null for refunds by the shop's rules.
  requested_by uuid REFERENCES users,
  -- True if a mail tells the payer once Stripe has accepted the refund; false if another mail already does.
  is_announced boolean NOT NULL DEFAULT false,
  state text NOT NULL CONSTRAINT refunds_state CHECK (state IN ('requested', 'pending', 'succeeded', 'failed')),
  stripe_refund_id text CONSTRAINT refunds_one_per_order UNIQUE,
  attempts integer NOT NULL DEFAULT 0,
  send_after timestamptz NOT NULL,
  last_error text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX refunds_of_payment ON refunds (payment_id);
CREATE INDEX refunds_by_day ON refunds (created_at);
CREATE INDEX refunds_unsettled ON refunds (send_after) WHERE (state IN ('requested', 'pending'));

-- Refunds never exceed the payment, even when concurrent requests order them.
CREATE FUNCTION refunds_within_payment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  paid integer;
BEGIN
  SELECT CASE WHEN state = 'succeeded' THEN amount_centimes ELSE 0 END INTO paid
    FROM payments WHERE id = NEW.payment_id FOR NO KEY UPDATE;
  IF NEW.state <> 'failed' AND paid < NEW.amount_centimes + coalesce((SELECT sum(amount_centimes) FROM refunds
      WHERE payment_id = NEW.payment_id AND id <> NEW.id AND state <> 'failed'), 0) THEN
    RAISE EXCEPTION USING ERRCODE = 'check_violation', CONSTRAINT = 'refunds_within_payment',
      MESSAGE = 'more than was paid';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER refunds_within_payment BEFORE INSERT OR UPDATE OF amount_centimes, payment_id, state ON refunds
  FOR EACH ROW EXECUTE FUNCTION refunds_within_payment();

-- Events received from Stripe, each stored once.
CREATE TABLE stripe_events (
  id text PRIMARY KEY,
  account text NOT NULL,
  type text NOT NULL,
  intent_id text,
  created_at timestamptz NOT NULL,
  received_at timestamptz NOT NULL,
  handled_at timestamptz
);
CREATE INDEX stripe_events_waiting ON stripe_events (received_at) WHERE (handled_at IS NULL);
