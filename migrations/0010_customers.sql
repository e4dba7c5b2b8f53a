-- A customer is an account, a guest's e-mail address, or the number of a phone customer.
CREATE TABLE customers (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  -- With an account, its name and contacts replace those below.
  user_id uuid CONSTRAINT customers_one_per_account UNIQUE REFERENCES users,
  -- Name from the latest booking.
  first_name text NOT NULL,
  last_name text NOT NULL DEFAULT '',
  email text,
  phone text,
  -- Time at which the personal data were deleted; the row still groups the visits.
  forgotten_at timestamptz,
  created_at timestamptz NOT NULL,
  searched text NOT NULL GENERATED ALWAYS AS
    (folded(first_name || ' ' || last_name || ' ' || coalesce(email, '') || ' ' || coalesce(phone, ''))) STORED
);
CREATE INDEX customers_by_name ON customers (folded(last_name), folded(first_name), id);

-- Keys that identify a customer. A merged customer has several.
CREATE TABLE customer_keys (
  kind text NOT NULL CONSTRAINT customer_keys_kind CHECK (kind IN ('account', 'email', 'phone')),
  -- The account's id, the lower-case e-mail address, or the phone number.
  value text NOT NULL,
  customer_id uuid NOT NULL REFERENCES customers,
  PRIMARY KEY (kind, value)
);
CREATE INDEX customer_keys_of_customer ON customer_keys (customer_id);

ALTER TABLE users ADD COLUMN searched text NOT NULL GENERATED ALWAYS AS
  (folded(first_name || ' ' || last_name || ' ' || email || ' ' || phone)) STORED;

-- Finds or creates the customer. The e-mail address of an account belongs to the account. A concurrent call for the same
-- customer waits here and returns the row of the first call.
CREATE FUNCTION customer_of(
  account uuid, address text, number text, first_name text, last_name text, contact_phone text, at timestamptz
) RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE
  owner uuid := coalesce(account, (SELECT id FROM users WHERE lower(email) = lower(address) AND deleted_at IS NULL));
  key_kind text := CASE WHEN owner IS NOT NULL THEN 'account' WHEN address IS NOT NULL THEN 'email' ELSE 'phone' END;
  key_value text := coalesce(owner::text, lower(address), number);
  customer uuid;
BEGIN
  IF key_value IS NULL THEN RETURN NULL; END IF;
  LOOP
    SELECT customer_id INTO customer FROM customer_keys WHERE kind = key_kind AND value = key_value;
    IF customer IS NULL AND owner IS NOT NULL THEN
      -- A guest with this address has an account now.
      SELECT k.customer_id INTO customer FROM customer_keys k JOIN users u ON k.value = lower(u.email)
        JOIN customers c ON c.id = k.customer_id AND c.user_id IS NULL
        WHERE k.kind = 'email' AND u.id = owner FOR UPDATE OF c;
      IF customer IS NOT NULL THEN
        INSERT INTO customer_keys VALUES ('account', key_value, customer) ON CONFLICT DO NOTHING;
        UPDATE customers SET user_id = owner WHERE id = customer;
      END IF;
    END IF;
    IF customer IS NOT NULL THEN
      UPDATE customers c SET first_name = customer_of.first_name, last_name = coalesce(customer_of.last_name, ''),
          email = coalesce(address, c.email), phone = coalesce(contact_phone, number), forgotten_at = NULL
        WHERE c.id = customer AND c.user_id IS NULL AND customer_of.first_name <> ''
          AND (c.first_name, c.last_name, c.phone, c.forgotten_at) IS DISTINCT FROM
            (customer_of.first_name, coalesce(customer_of.last_name, ''), coalesce(contact_phone, number), NULL::timestamptz);
      RETURN customer;
    END IF;
    customer := uuidv7();
    INSERT INTO customers (id, user_id, first_name, last_name, email, phone, created_at)
      SELECT customer, owner, coalesce(u.first_name, customer_of.first_name, ''),
        coalesce(u.last_name, customer_of.last_name, ''), coalesce(u.email, address), coalesce(u.phone, contact_phone, number), at
      FROM (SELECT) one LEFT JOIN users u ON u.id = owner
      ON CONFLICT (user_id) DO NOTHING;
    INSERT INTO customer_keys VALUES (key_kind, key_value, customer) ON CONFLICT DO NOTHING;
    IF FOUND THEN RETURN customer; END IF;
    DELETE FROM customers WHERE id = customer;
  END LOOP;
END $$;

ALTER TABLE appointments ADD COLUMN customer_id uuid REFERENCES customers;
CREATE INDEX appointments_of_customer ON appointments (customer_id, starts_at) WHERE (customer_id IS NOT NULL);

-- A trigger sets the customer, so that no writer can omit it. An appointment with only a nickname has none.
CREATE FUNCTION find_customer_of_appointment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.customer_id := customer_of(NEW.client_id, NEW.guest_email, NEW.caller_phone,
    coalesce(NEW.guest_first_name, NEW.client_nickname), NEW.guest_last_name, NEW.guest_phone, NEW.created_at);
  RETURN NEW;
END $$;
CREATE TRIGGER appointments_find_customer BEFORE INSERT ON appointments
  FOR EACH ROW WHEN (NEW.customer_id IS NULL) EXECUTE FUNCTION find_customer_of_appointment();

-- A client is a customer from registration on.
CREATE FUNCTION make_customer_of_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM customer_of(NEW.id, NULL, NULL, NULL, NULL, NULL, NEW.created_at);
  RETURN NULL;
END $$;
CREATE TRIGGER users_are_customers AFTER INSERT ON users
  FOR EACH ROW WHEN (NEW.role = 'client') EXECUTE FUNCTION make_customer_of_account();

ALTER TABLE waiting_list ADD COLUMN customer_id uuid REFERENCES customers;
CREATE FUNCTION find_customer_of_request() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.customer_id := customer_of(NEW.client_id, NULL, NULL, NULL, NULL, NULL, NEW.requested_at);
  RETURN NEW;
END $$;
CREATE TRIGGER waiting_list_finds_customer BEFORE INSERT ON waiting_list
  FOR EACH ROW WHEN (NEW.customer_id IS NULL) EXECUTE FUNCTION find_customer_of_request();

-- Customers of existing rows; an anonymized guest gets a row without a name.
SELECT count(customer_of(id, NULL, NULL, NULL, NULL, NULL, created_at)) FROM users
  WHERE role = 'client' OR EXISTS (SELECT FROM appointments WHERE client_id = users.id)
    OR EXISTS (SELECT FROM waiting_list WHERE client_id = users.id);
UPDATE appointments a SET customer_id = k.customer_id FROM customer_keys k
  WHERE a.client_id IS NOT NULL AND k.kind = 'account' AND k.value = a.client_id::text;
WITH newest AS (
  SELECT DISTINCT ON (lower(guest_email)) * FROM appointments WHERE guest_email IS NOT NULL
  ORDER BY lower(guest_email), created_at DESC
), made AS (
  SELECT lower(guest_email) AS address,
    customer_of(NULL, guest_email, NULL, guest_first_name, guest_last_name, guest_phone, created_at) AS id
  FROM newest
)
UPDATE appointments a SET customer_id = made.id FROM made WHERE lower(a.guest_email) = made.address;
WITH newest AS (
  SELECT DISTINCT ON (caller_phone) * FROM appointments WHERE caller_phone IS NOT NULL
  ORDER BY caller_phone, created_at DESC
), made AS (
  SELECT caller_phone AS number, customer_of(NULL, NULL, caller_phone, client_nickname, NULL, NULL, created_at) AS id
  FROM newest
)
UPDATE appointments a SET customer_id = made.id FROM made WHERE a.caller_phone = made.number;
UPDATE waiting_list w SET customer_id = k.customer_id FROM customer_keys k
  WHERE k.kind = 'account' AND k.value = w.client_id::text;
DELETE FROM customer_keys WHERE value LIKE '%@eliminato.invalid';
UPDATE customers c SET forgotten_at = now(), email = NULL, phone = NULL
  WHERE user_id IS NULL AND EXISTS (SELECT FROM appointments a WHERE a.customer_id = c.id)
    AND NOT EXISTS (SELECT FROM appointments a WHERE a.customer_id = c.id AND a.forgotten_at IS NULL);

-- Notes and bars belong to the customer, or to a nickname without further data.
ALTER TABLE customer_cards RENAME TO former_cards;
ALTER INDEX customer_cards_pkey RENAME TO former_cards_pkey;
DROP INDEX customer_cards_barred;
CREATE TABLE customer_cards (
  customer_id uuid CONSTRAINT customer_cards_one_per_customer UNIQUE REFERENCES customers,
  -- Folded nickname of a person without further data.
  nickname text CONSTRAINT customer_cards_one_per_nickname UNIQUE,
  notes text NOT NULL DEFAULT '' CONSTRAINT customer_cards_notes_length CHECK (length(notes) <= 1000),
  -- Barred from online booking by account, address and number, so that another form does not help.
  barred_at timestamptz,
  barred_client_id uuid,
  barred_email text,
  barred_phone text,
  updated_at timestamptz NOT NULL,
  CONSTRAINT customer_cards_of_one CHECK (num_nonnulls(customer_id, nickname) = 1)
);
CREATE INDEX customer_cards_barred ON customer_cards (barred_email) WHERE (barred_at IS NOT NULL);
WITH found AS (
  SELECT f.*, CASE split_part(customer, ':', 1)
      WHEN 'client' THEN (SELECT customer_id FROM customer_keys WHERE kind = 'account' AND value = substr(customer, 8))
      WHEN 'guest' THEN customer_of(NULL, substr(customer, 7), NULL, '', '', NULL, updated_at)
      WHEN 'phone' THEN customer_of(NULL, NULL, substr(customer, 7), '', NULL, NULL, updated_at)
    END AS customer_id
  FROM former_cards f
)
INSERT INTO customer_cards
SELECT customer_id, CASE WHEN customer_id IS NULL THEN substr(min(customer), 10) END,
  coalesce(left(string_agg(notes, E'\n' ORDER BY updated_at DESC) FILTER (WHERE notes <> ''), 1000), ''),
  max(barred_at), (array_agg(barred_client_id) FILTER (WHERE barred_client_id IS NOT NULL))[1],
  max(barred_email), max(barred_phone), max(updated_at)
FROM found WHERE customer_id IS NOT NULL OR customer LIKE 'nickname:%'
GROUP BY customer_id, CASE WHEN customer_id IS NULL THEN customer END;

-- The audit log identifies a customer by the row's id, and people with only a nickname by that name.
SELECT set_config('f4dezone.forgets_names', 'on', true);
UPDATE audit_log l SET entity_id = k.customer_id::text FROM customer_keys k
  WHERE l.entity = 'customer'
    AND l.entity_id = CASE k.kind WHEN 'account' THEN 'client:' WHEN 'email' THEN 'guest:' ELSE 'phone:' END || k.value;
SELECT set_config('f4dezone.forgets_names', 'off', true);
DROP TABLE former_cards;
