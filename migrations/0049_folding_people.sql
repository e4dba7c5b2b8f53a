-- Text for searches: without case, accents and apostrophes, with spaces for hyphens and plain letters for others such as
-- 'ø'. src/shared/folded.ts has the same rules. PL/pgSQL keeps its plan across the writes of a generated column.
CREATE OR REPLACE FUNCTION folded(text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  RETURN replace(replace(replace(replace(translate(regexp_replace(
      lower(normalize(translate($1, U&'\00b4', ''), NFKD) COLLATE "und-x-icu"),
      '[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f''`\u02b9\u02bb\u02bc\u02bd\u2018\u2019\u201b\u2032\u2035\u00ad\u034f\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]',
      '', 'g'),
    U&'\2010\2011\2012\2013\2014\2015\2212-øłđðħŧıς', '        olddhtiσ'),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');
END $$;

-- Recompute all folded values.
REINDEX INDEX appointments_of_nickname;
REINDEX INDEX products_in_shop;
ALTER TABLE users ALTER COLUMN searched SET EXPRESSION AS
  (folded(first_name || ' ' || last_name || ' ' || email || ' ' || phone));
-- Words of a product keep their positions, because its sort order depends on where name and brand begin.
ALTER TABLE products ALTER COLUMN searched SET EXPRESSION AS
  (folded(translate(name || ' ' || brand || ' ' || description, '''’', '  ')));
-- The search also finds an order by the buyer's number.
ALTER TABLE orders ALTER COLUMN searched SET EXPRESSION AS
  (folded(order_number || ' ' || name || ' ' || coalesce(email, '') || ' ' || regexp_replace(coalesce(phone, ''), '\D', '', 'g')));

-- Phone numbers in the form of src/platform/phone-numbers.ts. The web site's forms stored numbers as typed, and Italian
-- mobile numbers without a country code were read as Swiss. All other numbers stay.
CREATE FUNCTION pg_temp.stored_phone(typed text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT AS $$
DECLARE
  plain text := regexp_replace(regexp_replace(replace(typed, '(0)', ''), '[\s().\-/]', '', 'g'), '^00', '+');
BEGIN
  plain := regexp_replace(plain, '^\+410', '+41');
  RETURN CASE
    WHEN plain ~ '^\+41(39)?3\d{9}$' THEN '+39' || right(plain, 10)
    WHEN plain ~ '^\+[1-9]\d{6,14}$' THEN plain
    WHEN plain ~ '^0[1-9]\d{8}$' THEN '+41' || right(plain, 9)
    WHEN plain ~ '^(41)?[2-9]\d{8}$' THEN '+41' || right(plain, 9)
    WHEN plain ~ '^(39)?3\d{9}$' THEN '+39' || right(plain, 10)
    ELSE typed END;
END $$;
UPDATE users SET phone = pg_temp.stored_phone(phone) WHERE phone <> pg_temp.stored_phone(phone);
UPDATE barbers SET phone = pg_temp.stored_phone(phone) WHERE phone <> pg_temp.stored_phone(phone);
UPDATE orders SET phone = pg_temp.stored_phone(phone) WHERE phone <> pg_temp.stored_phone(phone);
UPDATE requests SET phone = pg_temp.stored_phone(phone) WHERE phone <> pg_temp.stored_phone(phone);
UPDATE appointments SET guest_phone = pg_temp.stored_phone(guest_phone), nickname_phone = pg_temp.stored_phone(nickname_phone)
  WHERE guest_phone <> pg_temp.stored_phone(guest_phone) OR nickname_phone <> pg_temp.stored_phone(nickname_phone);
-- Several keys may result in the same number; only one of them is rewritten.
UPDATE customer_keys k SET value = read.number
  FROM (
    SELECT DISTINCT ON (pg_temp.stored_phone(value)) value AS typed, pg_temp.stored_phone(value) AS number
    FROM customer_keys WHERE kind = 'phone' AND value <> pg_temp.stored_phone(value) ORDER BY pg_temp.stored_phone(value), value
  ) read
  WHERE k.kind = 'phone' AND k.value = read.typed
  AND NOT EXISTS (SELECT FROM customer_keys other WHERE other.kind = 'phone' AND other.value = read.number);
INSERT INTO customer_bars (customer_id, kind, value)
  SELECT customer_id, kind, pg_temp.stored_phone(value) FROM customer_bars WHERE kind = 'phone' ON CONFLICT DO NOTHING;
-- A trigger fills the column searched.
UPDATE customers SET searched = '', phone = pg_temp.stored_phone(phone);

-- One card for all spellings of a nickname.
UPDATE customer_cards c SET notes = left(one.notes, 1000), updated_at = one.updated_at
  FROM (
    SELECT min(nickname) AS kept, max(updated_at) AS updated_at,
      coalesce(string_agg(notes, E'\n' ORDER BY updated_at DESC) FILTER (WHERE notes <> ''), '') AS notes
    FROM customer_cards WHERE nickname IS NOT NULL GROUP BY folded(nickname) HAVING count(*) > 1
  ) one
  WHERE c.nickname = one.kept;
DELETE FROM customer_cards c WHERE nickname IS NOT NULL AND EXISTS
  (SELECT FROM customer_cards other WHERE folded(other.nickname) = folded(c.nickname) AND other.nickname < c.nickname);
UPDATE customer_cards SET nickname = folded(nickname) WHERE nickname IS NOT NULL;
SELECT set_config('f4dezone.forgets_names', 'on', true);
UPDATE audit_log SET entity_id = 'nickname:' || folded(substr(entity_id, 10))
  WHERE entity = 'customer' AND entity_id LIKE 'nickname:%';
SELECT set_config('f4dezone.forgets_names', 'off', true);
