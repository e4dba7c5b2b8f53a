-- Whose it is until that is decided, as a keyed hash of the address on the net, never the address: nobody alone fills the room
-- in which uploads wait for their forms, or empties the shelf by payments that are never made.
ALTER TABLE request_files ADD COLUMN sender text
  CONSTRAINT request_files_sender_of_waiting CHECK (sender IS NULL OR request_id IS NULL);
ALTER TABLE stock_claims ADD COLUMN caller text
  CONSTRAINT stock_claims_caller_of_payments CHECK (caller IS NULL OR payment_id IS NOT NULL);
CREATE INDEX stock_claims_of_caller ON stock_claims (caller) WHERE (caller IS NOT NULL);
