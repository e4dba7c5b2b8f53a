-- With whose keys a payment was begun: a plan is paid into the salon's account until the vendor's keys are set. Null: of before this
-- was kept.
ALTER TABLE payments ADD COLUMN stripe_account text
  CONSTRAINT payments_stripe_account CHECK (stripe_account IN ('salon', 'plan'));
