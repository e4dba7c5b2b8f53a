-- A bar holds for every account, address and number of a customer. Merging two barred customers keeps the keys of both.
CREATE TABLE customer_bars (
  customer_id uuid NOT NULL REFERENCES customer_cards (customer_id) ON DELETE CASCADE,
  kind text NOT NULL CONSTRAINT customer_bars_kind CHECK (kind IN ('account', 'email', 'phone')),
  value text NOT NULL CONSTRAINT customer_bars_value CHECK (value <> ''),
  PRIMARY KEY (kind, value, customer_id)
);
CREATE INDEX customer_bars_of_customer ON customer_bars (customer_id);
INSERT INTO customer_bars (customer_id, kind, value)
  SELECT customer_id, kind, value FROM customer_cards,
    LATERAL (VALUES ('account', barred_client_id::text), ('email', barred_email), ('phone', barred_phone)) AS bar (kind, value)
  WHERE customer_id IS NOT NULL AND barred_at IS NOT NULL AND value <> '';
ALTER TABLE customer_cards DROP COLUMN barred_client_id, DROP COLUMN barred_email, DROP COLUMN barred_phone;
CREATE INDEX customer_cards_barred ON customer_cards (customer_id) WHERE (barred_at IS NOT NULL);
