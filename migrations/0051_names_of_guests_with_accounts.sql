-- When an account takes over a guest's row, perhaps a stranger's account, the guest's name stays beside the account's.
-- Notes keep the name of the person they describe.

-- Guests on a customer's visits and orders, without anonymized ones. An order may also be the account's.
CREATE FUNCTION visitors_of(customer uuid)
RETURNS TABLE (name text, first_name text, last_name text, email text, phone text, is_of_account boolean, at timestamptz)
LANGUAGE sql STABLE AS $$
  SELECT trim(coalesce(guest_first_name, client_nickname) || ' ' || coalesce(guest_last_name, '')),
      coalesce(guest_first_name, client_nickname), coalesce(guest_last_name, ''), guest_email,
      coalesce(guest_phone, nickname_phone), false, created_at
    FROM appointments WHERE customer_id = customer AND client_id IS NULL AND forgotten_at IS NULL AND status <> 'held'
  UNION ALL
  SELECT name, split_part(name, ' ', 1), ltrim(substr(name, length(split_part(name, ' ', 1)) + 1)), email, phone,
      user_id IS NOT NULL, created_at
    FROM orders WHERE customer_id = customer AND forgotten_at IS NULL
$$;

-- True if all words of one name occur in the other: 'Carla Neri' and 'CARLA NERI-GALLI'.
CREATE FUNCTION are_alike(one text, other text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT first <> '{}' AND second <> '{}' AND (first <@ second OR second <@ first) FROM (
    SELECT regexp_split_to_array(nullif(trim(folded(one)), ''), '\s+') AS first,
      regexp_split_to_array(nullif(trim(folded(other)), ''), '\s+') AS second
  ) words
$$;

-- Names of a note that a visit, an order or an account of the customer still has. If the account has proven its address,
-- notes about the guest whose row it took over become notes about the account.
CREATE FUNCTION names_kept_in_notes(customer uuid, names text[]) RETURNS text[] LANGUAGE plpgsql STABLE AS $$
DECLARE
  kept text[] := ARRAY(
    SELECT called FROM unnest(names) WITH ORDINALITY AS written (called, place)
    WHERE EXISTS (SELECT FROM visitors_of(customer) v WHERE are_alike(v.name, called))
      OR EXISTS (SELECT FROM customer_keys k JOIN users u ON u.id::text = k.value
        WHERE k.kind = 'account' AND k.customer_id = customer AND u.deleted_at IS NULL
          AND are_alike(u.first_name || ' ' || u.last_name, called))
    ORDER BY place);
BEGIN
  IF kept <> '{}' OR NOT EXISTS (SELECT FROM customers c, unnest(names) AS called
      WHERE c.id = customer AND are_alike(trim(c.first_name || ' ' || c.last_name), called)) THEN RETURN kept; END IF;
  RETURN ARRAY(
    SELECT trim(u.first_name || ' ' || u.last_name) FROM customer_keys k JOIN users u ON u.id::text = k.value
    WHERE k.kind = 'account' AND k.customer_id = customer AND u.deleted_at IS NULL AND u.email_verified_at IS NOT NULL
    ORDER BY u.created_at LIMIT 1);
END $$;

-- True if no visit or order has the customer's own name and another name can replace it.
CREATE FUNCTION is_own_name_gone(customer uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT c.first_name <> ''
      AND NOT EXISTS (SELECT FROM visitors_of(c.id) v WHERE are_alike(v.name, trim(c.first_name || ' ' || c.last_name)))
      AND CASE WHEN u.id IS NULL THEN EXISTS (SELECT FROM visitors_of(c.id) v WHERE NOT v.is_of_account)
        ELSE (c.first_name, c.last_name) IS DISTINCT FROM (u.first_name, u.last_name) END
    FROM customers c LEFT JOIN users u ON u.id = c.user_id WHERE c.id = customer
$$;

-- As before, but the customer's own name comes first where the screens show the account's.
CREATE OR REPLACE FUNCTION other_names_of(customer uuid) RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT coalesce(array_agg(name ORDER BY is_own DESC, newest DESC), '{}') FROM (
    SELECT (array_agg(called.name ORDER BY called.at DESC))[1] AS name, max(called.at) AS newest,
        folded(called.name) = folded(trim(c.first_name || ' ' || c.last_name)) AS is_own
      FROM customers c LEFT JOIN users u ON u.id = c.user_id, visitors_of(c.id) called
      WHERE c.id = customer AND called.name <> '' AND position(folded(called.name) IN
        folded(coalesce(u.first_name, c.first_name) || ' ' || coalesce(u.last_name, c.last_name))) = 0
      GROUP BY folded(called.name), is_own ORDER BY is_own DESC, newest DESC LIMIT 10
  ) others
$$;

-- The screens show the account's name from here on. The own name becomes another name, and notes without a name get it.
CREATE FUNCTION give_customer_to_account(customer uuid, account uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE customer_cards k SET notes_for = ARRAY[trim(c.first_name || ' ' || c.last_name)]
    FROM customers c WHERE c.id = customer AND k.customer_id = c.id AND k.notes <> '' AND k.notes_for = '{}' AND c.first_name <> '';
  UPDATE customers SET user_id = account, forgotten_at = NULL WHERE id = customer;
  UPDATE customers SET other_names = other_names_of(id) WHERE id = customer;
END $$;

-- As before, but a guest's row keeps its name when an account takes it over.
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
        PERFORM give_customer_to_account(customer, owner);
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

-- Renames the account in its notes. If a guest has the former name and the account has not proven its address, a note
-- may describe either of them and gets both names. The row lock waits for a concurrent writer of notes.
CREATE FUNCTION rename_in_notes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  former text := trim(OLD.first_name || ' ' || OLD.last_name);
  present text := trim(NEW.first_name || ' ' || NEW.last_name);
  customer uuid;
BEGIN
  SELECT c.id INTO customer FROM customers c JOIN customer_keys known ON known.customer_id = c.id
    WHERE known.kind = 'account' AND known.value = NEW.id::text FOR UPDATE OF c;
  UPDATE customer_cards SET notes_for = CASE
      WHEN NEW.email_verified_at IS NULL
          AND EXISTS (SELECT FROM visitors_of(customer) v WHERE NOT v.is_of_account AND are_alike(v.name, former))
        THEN array_remove(notes_for, present) || present
      ELSE array_replace(notes_for, former, present) END
    WHERE customer_id = customer AND former = ANY (notes_for);
  RETURN NULL;
END $$;
CREATE TRIGGER users_rename_in_notes AFTER UPDATE OF first_name, last_name ON users FOR EACH ROW
  WHEN (NEW.deleted_at IS NULL AND (OLD.first_name, OLD.last_name) IS DISTINCT FROM (NEW.first_name, NEW.last_name))
  EXECUTE FUNCTION rename_in_notes();

-- Guests' rows that accounts already use. A note changed since then may describe both.
UPDATE customer_cards k SET notes_for = CASE WHEN k.updated_at > u.created_at AND called.own <> called.of_account
    THEN ARRAY[called.own, called.of_account] ELSE ARRAY[called.own] END
  FROM customers c JOIN users u ON u.id = c.user_id,
    LATERAL (SELECT trim(c.first_name || ' ' || c.last_name) AS own, trim(u.first_name || ' ' || u.last_name) AS of_account) called
  WHERE k.customer_id = c.id AND k.notes <> '' AND k.notes_for = '{}' AND c.created_at < u.created_at AND c.first_name <> '';
-- Notes of accounts that have changed their names since, where no guest has a name from the note.
UPDATE customer_cards k SET notes_for = k.notes_for || called.present
  FROM customers c JOIN users u ON u.id = c.user_id AND u.deleted_at IS NULL,
    LATERAL (SELECT trim(u.first_name || ' ' || u.last_name) AS present) called
  WHERE k.customer_id = c.id AND k.notes <> '' AND k.notes_for <> '{}' AND NOT EXISTS (SELECT FROM unnest(k.notes_for) AS other
    WHERE are_alike(other, called.present) OR EXISTS (SELECT FROM visitors_of(c.id) v WHERE are_alike(v.name, other)));
UPDATE customers c SET other_names = other_names_of(c.id)
  FROM users u WHERE u.id = c.user_id AND c.created_at < u.created_at AND c.other_names IS DISTINCT FROM other_names_of(c.id);
