-- Names as people search for them: without case and accents, whatever the locale of the database (the bundled one's knows
-- only ASCII).
CREATE FUNCTION folded(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN lower(regexp_replace(normalize($1, NFD), '[\u0300-\u036f]', '', 'g') COLLATE "und-x-icu");

DROP INDEX appointments_of_nickname;
CREATE INDEX appointments_of_nickname ON appointments (folded(client_nickname), starts_at) WHERE (client_nickname IS NOT NULL);

-- Cards of people known only by name: one for all the ways of writing it. What was noted on several is kept together.
WITH cards AS (
  DELETE FROM customer_cards WHERE customer LIKE 'nickname:%' RETURNING *
)
INSERT INTO customer_cards (customer, notes, updated_at)
SELECT folded(customer), left(string_agg(notes, E'\n' ORDER BY updated_at) FILTER (WHERE notes <> ''), 1000), max(updated_at)
FROM (SELECT customer, coalesce(notes, '') AS notes, updated_at FROM cards) c
GROUP BY folded(customer)
ON CONFLICT (customer) DO NOTHING;

-- Messages of somebody who has left: they go as soon as they are done with.
ALTER TABLE messages ADD COLUMN is_to_be_forgotten boolean NOT NULL DEFAULT false;
CREATE INDEX messages_by_recipient ON messages (lower(recipient));
CREATE INDEX messages_by_age ON messages (created_at);
CREATE INDEX messages_of_appointment ON messages (appointment_id) WHERE (appointment_id IS NOT NULL);

-- The audit log only grows, except that the job which forgets people may put a pseudonym where a name stood.
DROP TRIGGER audit_log_only_grows ON audit_log;
CREATE TRIGGER audit_log_only_grows BEFORE DELETE OR TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_audit_log();
CREATE FUNCTION refuse_rewriting_of_audit_log() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('f4dezone.forgets_names', true) = 'on'
    AND (NEW.id, NEW.at, NEW.actor_id, NEW.actor_role, NEW.entity, NEW.action)
      = (OLD.id, OLD.at, OLD.actor_id, OLD.actor_role, OLD.entity, OLD.action) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION USING ERRCODE = 'restrict_violation', MESSAGE = 'the audit log only grows';
END $$;
CREATE TRIGGER audit_log_is_not_rewritten BEFORE UPDATE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION refuse_rewriting_of_audit_log();

-- When a guest's or a caller's name, address and number were taken out of it.
ALTER TABLE appointments ADD COLUMN forgotten_at timestamptz
  CONSTRAINT appointments_forgets_guests_only CHECK (forgotten_at IS NULL OR client_id IS NULL);
CREATE INDEX appointments_to_forget ON appointments (ends_at) WHERE (client_id IS NULL AND forgotten_at IS NULL);
