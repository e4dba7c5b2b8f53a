-- Disputes as last read from Stripe: the payer's bank demands the money back.
CREATE TABLE disputes (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  payment_id uuid NOT NULL REFERENCES payments,
  stripe_dispute_id text NOT NULL CONSTRAINT disputes_once_per_dispute UNIQUE,
  amount_centimes integer NOT NULL CONSTRAINT disputes_amount_positive CHECK (amount_centimes > 0),
  -- Stripe's reason code, for example 'fraudulent'.
  reason text NOT NULL,
  -- 'inquiry': the bank asks, and no money has left yet.
  state text NOT NULL CONSTRAINT disputes_state CHECK (state IN ('inquiry', 'open', 'won', 'lost')),
  -- Null after the answer, or if no answer is expected.
  respond_by timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  closed_at timestamptz,
  CONSTRAINT disputes_closed_when_decided CHECK ((state IN ('won', 'lost')) = (closed_at IS NOT NULL))
);
CREATE INDEX disputes_of_payment ON disputes (payment_id);
CREATE INDEX disputes_undecided ON disputes (updated_at) WHERE (state IN ('inquiry', 'open'));
CREATE INDEX disputes_lost_by_day ON disputes (closed_at) WHERE (state = 'lost');

-- Sum of a payment's lost disputes, at most its amount; written in the same transaction.
ALTER TABLE payments ADD COLUMN lost_centimes integer NOT NULL DEFAULT 0
  CONSTRAINT payments_lost_within_paid CHECK (lost_centimes BETWEEN 0 AND amount_centimes);
