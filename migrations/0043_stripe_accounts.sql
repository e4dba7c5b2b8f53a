-- Account whose keys began the payment: a plan uses the salon's until the vendor's keys are set. Null in older rows.
ALTER TABLE payments ADD COLUMN stripe_account text
  CONSTRAINT payments_stripe_account CHECK (stripe_account IN ('salon', 'plan'));
