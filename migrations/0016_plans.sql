-- Plans of the software's vendor, who changes prices and limits here.
CREATE TABLE plans (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  name text NOT NULL CONSTRAINT plans_one_per_name UNIQUE CONSTRAINT plans_name CHECK (name ~ '^[A-Z][A-Z0-9_]{1,30}$'),
  display_name text NOT NULL CONSTRAINT plans_display_name CHECK (length(display_name) BETWEEN 1 AND 60),
  price_centimes integer NOT NULL CONSTRAINT plans_price_not_negative CHECK (price_centimes >= 0),
  billing_period text NOT NULL DEFAULT 'monthly'
    CONSTRAINT plans_billing_period CHECK (billing_period IN ('monthly', 'per_use')),
  icon text NOT NULL,
  sort_order integer NOT NULL,
  is_recommended boolean NOT NULL DEFAULT false,
  -- Keys: name, description, included.
  features jsonb NOT NULL,
  -- 999999 and more means unlimited.
  appointment_limit integer NOT NULL CONSTRAINT plans_appointment_limit CHECK (appointment_limit >= 0),
  email_limit integer NOT NULL CONSTRAINT plans_email_limit CHECK (email_limit >= 0),
  sms_limit integer NOT NULL CONSTRAINT plans_sms_limit CHECK (sms_limit >= 0),
  barber_limit integer NOT NULL CONSTRAINT plans_barber_limit CHECK (barber_limit >= 0)
);

-- The shop's subscription: the chosen plan that awaits payment, and whether the owner has cancelled it.
CREATE TABLE subscription (
  only_row boolean PRIMARY KEY DEFAULT true CONSTRAINT subscription_is_one CHECK (only_row),
  id uuid NOT NULL DEFAULT uuidv7(),
  chosen_plan_id uuid REFERENCES plans,
  chosen_at timestamptz,
  is_cancelled boolean NOT NULL DEFAULT false,
  CONSTRAINT subscription_choice_has_a_time CHECK ((chosen_plan_id IS NULL) = (chosen_at IS NULL))
);
INSERT INTO subscription DEFAULT VALUES;

-- Paid time. A plan is active while one of its periods contains the current time.
CREATE TABLE plan_periods (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  plan_id uuid NOT NULL REFERENCES plans,
  -- Null if the operator has granted the period.
  payment_id uuid REFERENCES payments CONSTRAINT plan_periods_one_per_payment UNIQUE,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  -- The day of the month on which its months end: after 28 February comes 31 March.
  month_day smallint NOT NULL CONSTRAINT plan_periods_month_day CHECK (month_day BETWEEN 1 AND 31),
  -- Centimes: the price paid plus the credit from the previous plan.
  worth_centimes integer NOT NULL CONSTRAINT plan_periods_worth_not_negative CHECK (worth_centimes >= 0),
  created_at timestamptz NOT NULL,
  CONSTRAINT plan_periods_end_after_start CHECK (starts_at < ends_at),
  CONSTRAINT plan_periods_never_overlap EXCLUDE USING gist (tstzrange(starts_at, ends_at) WITH &&)
);

-- Reminders sent to the owners, by the number of days before the plan's end.
CREATE TABLE plan_reminders (
  ends_at timestamptz NOT NULL,
  days_before smallint NOT NULL CONSTRAINT plan_reminders_days CHECK (days_before > 0),
  sent_at timestamptz NOT NULL,
  CONSTRAINT plan_reminders_once PRIMARY KEY (ends_at, days_before)
);

-- Fully refunded payments whose paid time was removed.
CREATE TABLE plan_refunds (
  payment_id uuid PRIMARY KEY REFERENCES payments,
  applied_at timestamptz NOT NULL
);

ALTER TABLE payments ADD COLUMN plan_id uuid REFERENCES plans;
ALTER TABLE payments ADD CONSTRAINT payments_plan_is_named CHECK ((purpose = 'plan') = (plan_id IS NOT NULL));
-- Two owners share one open payment.
CREATE UNIQUE INDEX payments_one_open_plan ON payments (purpose)
  WHERE (purpose = 'plan' AND state IN ('open', 'processing'));

-- The plan's usage counts the appointments created within a month.
CREATE INDEX appointments_by_creation ON appointments (created_at);

ALTER TABLE messages ADD COLUMN channel text NOT NULL DEFAULT 'email'
  CONSTRAINT messages_channel CHECK (channel IN ('email', 'sms'));
-- 'withheld': the plan's limit was used up.
ALTER TABLE messages DROP CONSTRAINT messages_state;
ALTER TABLE messages ADD CONSTRAINT messages_state
  CHECK (state IN ('queued', 'sending', 'sent', 'recorded', 'failed', 'withheld'));
CREATE INDEX messages_sent ON messages (sent_at) WHERE (state = 'sent');
CREATE INDEX messages_withheld ON messages (created_at) WHERE (state = 'withheld');

-- By default the plan's limit does not stop guests from booking.
ALTER TABLE studio_settings ADD COLUMN blocks_guests_at_limit boolean NOT NULL DEFAULT false;
ALTER TABLE studio_settings ADD COLUMN clients_book_without_plan boolean NOT NULL DEFAULT false;
