-- Names of other people who book with a customer's address or number. The customer's own name stays, and each visit and
-- order keeps its name. Limitation until a customer may have several people (TIME-15).
ALTER TABLE customers ADD COLUMN other_names text[] NOT NULL DEFAULT '{}';
-- Names of the people described by the notes; empty for older notes.
ALTER TABLE customer_cards ADD COLUMN notes_for text[] NOT NULL DEFAULT '{}';

-- Merged rows, so that a repeated merge has the same result.
CREATE TABLE united_customers (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL REFERENCES customers
);
CREATE INDEX united_customers_of_customer ON united_customers (customer_id);

-- Names on visits and orders that a search for the customer's own name does not find, newest first.
CREATE FUNCTION other_names_of(customer uuid) RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT coalesce(array_agg(name ORDER BY newest DESC), '{}') FROM (
    SELECT (array_agg(name ORDER BY at DESC))[1] AS name, max(at) AS newest FROM (
      SELECT trim(coalesce(guest_first_name, client_nickname) || ' ' || coalesce(guest_last_name, '')) AS name, created_at AS at
        FROM appointments WHERE customer_id = customer AND client_id IS NULL AND forgotten_at IS NULL AND status <> 'held'
      UNION ALL
      SELECT name, created_at FROM orders WHERE customer_id = customer AND forgotten_at IS NULL
    ) called
    WHERE name <> '' AND position(folded(name) IN (
      SELECT folded(coalesce(u.first_name, c.first_name) || ' ' || coalesce(u.last_name, c.last_name))
      FROM customers c LEFT JOIN users u ON u.id = c.user_id WHERE c.id = customer)) = 0
    GROUP BY folded(name) ORDER BY newest DESC LIMIT 10
  ) others
$$;

-- Adds the name of a visit or order to its customer. A customer without a name takes it as its own.
CREATE FUNCTION keep_name(customer uuid, first_name text, last_name text, address text, contact_phone text) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  known record;
  called text;
BEGIN
  IF coalesce(first_name, '') = '' THEN RETURN; END IF;
  SELECT c.user_id, c.forgotten_at, c.phone, coalesce(u.first_name, c.first_name) AS first_name,
      coalesce(u.last_name, c.last_name) AS last_name
    INTO known FROM customers c LEFT JOIN users u ON u.id = c.user_id WHERE c.id = customer;
  IF known.user_id IS NULL AND (known.forgotten_at IS NOT NULL OR known.first_name = '') THEN
    UPDATE customers c SET first_name = keep_name.first_name, last_name = coalesce(keep_name.last_name, ''),
        email = coalesce(address, c.email), phone = coalesce(contact_phone, c.phone), forgotten_at = NULL
      WHERE c.id = customer;
    RETURN;
  END IF;
  IF (known.first_name, known.last_name) IS DISTINCT FROM (keep_name.first_name, coalesce(keep_name.last_name, '')) THEN
    called := trim(keep_name.first_name || ' ' || coalesce(keep_name.last_name, ''));
    IF folded(called) <> folded(known.first_name || ' ' || known.last_name) THEN
      UPDATE customers c SET other_names = (called || c.other_names)[:10]
        WHERE c.id = customer AND position(folded(called) IN folded(known.first_name || ' ' || known.last_name)) = 0
          AND NOT EXISTS (SELECT FROM unnest(c.other_names) AS other WHERE folded(other) = folded(called));
      RETURN;
    END IF;
  END IF;
  IF known.user_id IS NULL AND contact_phone IS NOT NULL AND known.phone IS DISTINCT FROM contact_phone THEN
    UPDATE customers SET phone = contact_phone WHERE id = customer;
  END IF;
END $$;

-- As before, but a new booking does not rename the customer.
CREATE OR REPLACE FUNCTION customer_of(
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
      PERFORM keep_name(customer, customer_of.first_name, customer_of.last_name, address, coalesce(contact_phone, number));
      RETURN customer;
    END IF;
    customer := uuidv7();
    IF owner IS NULL THEN
      WITH made AS (
        INSERT INTO customers (id, first_name, last_name, email, phone, created_at)
        VALUES (customer, coalesce(customer_of.first_name, ''), coalesce(customer_of.last_name, ''), address,
          coalesce(contact_phone, number), at)
        RETURNING id
      )
      INSERT INTO customer_keys SELECT key_kind, key_value, id FROM made ON CONFLICT DO NOTHING;
    ELSE
      INSERT INTO customers (id, user_id, first_name, last_name, email, phone, created_at)
        SELECT customer, owner, coalesce(u.first_name, customer_of.first_name, ''),
          coalesce(u.last_name, customer_of.last_name, ''), coalesce(u.email, address), coalesce(u.phone, contact_phone, number), at
        FROM (SELECT) one LEFT JOIN users u ON u.id = owner
        ON CONFLICT (user_id) DO NOTHING;
      INSERT INTO customer_keys VALUES (key_kind, key_value, customer) ON CONFLICT DO NOTHING;
    END IF;
    IF FOUND THEN
      IF owner IS NOT NULL THEN
        PERFORM keep_name(customer, customer_of.first_name, customer_of.last_name, address, coalesce(contact_phone, number));
      END IF;
      RETURN customer;
    END IF;
    DELETE FROM customers WHERE id = customer;
  END LOOP;
END $$;

-- A phone booking for a recognized customer may also have another name.
CREATE OR REPLACE FUNCTION find_customer_of_appointment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.customer_id IS NULL THEN
    NEW.customer_id := customer_of(NEW.client_id, NEW.guest_email, NEW.nickname_phone,
      coalesce(NEW.guest_first_name, NEW.client_nickname), NEW.guest_last_name, NEW.guest_phone, NEW.created_at);
  ELSE
    PERFORM keep_name(NEW.customer_id, NEW.client_nickname, NULL, NULL, NULL);
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER appointments_name_customer BEFORE INSERT ON appointments
  FOR EACH ROW WHEN (NEW.customer_id IS NOT NULL AND NEW.client_nickname IS NOT NULL AND NEW.forgotten_at IS NULL)
  EXECUTE FUNCTION find_customer_of_appointment();

-- Other names from existing visits and orders.
WITH called AS (
  SELECT customer_id, coalesce(guest_first_name, client_nickname) AS first_name, coalesce(guest_last_name, '') AS last_name
    FROM appointments WHERE client_id IS NULL AND forgotten_at IS NULL AND status <> 'held'
  UNION ALL
  SELECT customer_id, split_part(name, ' ', 1), ltrim(substr(name, length(split_part(name, ' ', 1)) + 1))
    FROM orders WHERE forgotten_at IS NULL
), meant AS (
  SELECT DISTINCT c.id FROM called JOIN customers c ON c.id = called.customer_id LEFT JOIN users u ON u.id = c.user_id
  WHERE (called.first_name, called.last_name) IS DISTINCT FROM
    (coalesce(u.first_name, c.first_name), coalesce(u.last_name, c.last_name))
)
UPDATE customers SET other_names = other_names_of(customers.id) FROM meant WHERE customers.id = meant.id;
