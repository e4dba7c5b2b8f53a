-- Identifies the shop's payments at Stripe, where several shops may share the vendor's account. Backups contain it.
ALTER TABLE studio_settings ADD COLUMN shop_id uuid NOT NULL DEFAULT uuidv7();

-- Time up to which Stripe's events were read, delivered ones included. A restored backup resets it, so they are read again.
CREATE TABLE stripe_reads (
  account text PRIMARY KEY CONSTRAINT stripe_reads_account CHECK (account IN ('salon', 'plan')),
  read_until timestamptz NOT NULL
);
