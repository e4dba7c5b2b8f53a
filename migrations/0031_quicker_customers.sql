-- PostgreSQL plans the expression of a generated column in every statement that writes the table, which took longer than
-- the rest of an insert. A trigger keeps its plan.
ALTER TABLE customers ALTER COLUMN searched DROP EXPRESSION, ALTER COLUMN searched SET DEFAULT '';
CREATE FUNCTION keep_searched_of_customer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.searched := folded(NEW.first_name || ' ' || NEW.last_name || ' ' || coalesce(NEW.email, '') || ' ' || coalesce(NEW.phone, ''));
  RETURN NEW;
END $$;
CREATE TRIGGER customers_keep_searched BEFORE INSERT OR UPDATE ON customers
  FOR EACH ROW EXECUTE FUNCTION keep_searched_of_customer();

-- As before, but one statement creates a customer without an account, the most frequent case.
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
      UPDATE customers c SET first_name = customer_of.first_name, last_name = coalesce(customer_of.last_name, ''),
          email = coalesce(address, c.email), phone = coalesce(contact_phone, number), forgotten_at = NULL
        WHERE c.id = customer AND c.user_id IS NULL AND customer_of.first_name <> ''
          AND (c.first_name, c.last_name, c.phone, c.forgotten_at) IS DISTINCT FROM
            (customer_of.first_name, coalesce(customer_of.last_name, ''), coalesce(contact_phone, number), NULL::timestamptz);
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
    IF FOUND THEN RETURN customer; END IF;
    DELETE FROM customers WHERE id = customer;
  END LOOP;
END $$;
