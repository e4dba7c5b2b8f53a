-- Keyed hash of the sender's network address, kept until the form or payment is complete. Limits per address stop one
-- client from filling the upload space or reserving the whole stock.
ALTER TABLE request_files ADD COLUMN sender text
  CONSTRAINT request_files_sender_of_waiting CHECK (sender IS NULL OR request_id IS NULL);
ALTER TABLE stock_claims ADD COLUMN caller text
  CONSTRAINT stock_claims_caller_of_payments CHECK (caller IS NULL OR payment_id IS NOT NULL);
CREATE INDEX stock_claims_of_caller ON stock_claims (caller) WHERE (caller IS NOT NULL);
