-- Which shop a payment at Stripe belongs to: several may share the vendor's account. A backup keeps it.
ALTER TABLE studio_settings ADD COLUMN shop_id uuid NOT NULL DEFAULT uuidv7();

-- Up to when Stripe's events were read, delivered ones too. A backup that is put back sets it back, so that they are read again.
CREATE TABLE stripe_reads (
  account text PRIMARY KEY CONSTRAINT stripe_reads_account CHECK (account IN ('salon', 'plan')),
  read_until timestamptz NOT NULL
);
