-- Text for searches, without case and accents. The ICU collation is explicit, because the bundled database's locale
-- handles only ASCII.
CREATE FUNCTION folded(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN lower(regexp_replace(normalize($1, NFD), '[\u0300-\u036f]', '', 'g') COLLATE "und-x-icu");

DROP INDEX appointments_of_nickname;
CREATE INDEX appointments_of_nickname ON appointments (folded(client_nickname), starts_at) WHERE (client_nickname IS NOT NULL);

-- One card for all spellings of a nickname; the notes of several cards are joined.
WITH cards AS (
  DELETE FROM customer_cards WHERE customer LIKE 'nickname:%' RETURNING *
)
INSERT INTO customer_cards (customer, notes, updated_at)
SELECT folded(customer), coalesce(left(string_agg(notes, E'\n' ORDER BY updated_at DESC) FILTER (WHERE notes <> ''), 1000), ''), max(updated_at)
FROM cards
GROUP BY folded(customer)
ON CONFLICT (customer) DO NOTHING;

-- Messages of a deleted person: the job deletes them once they need no more sending.
ALTER TABLE messages ADD COLUMN is_to_be_forgotten boolean NOT NULL DEFAULT false;
CREATE INDEX messages_by_recipient ON messages (lower(recipient));
CREATE INDEX messages_by_age ON messages (created_at);
CREATE INDEX messages_of_appointment ON messages (appointment_id) WHERE (appointment_id IS NOT NULL);

-- The audit log is append-only, except that the job which anonymizes people may replace names by pseudonyms.
DROP TRIGGER audit_log_only_grows ON audit_log;
CREATE TRIGGER audit_log_only_grows BEFORE DELETE OR TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_audit_log();
UPDATE audit_log SET entity_id = folded(entity_id) WHERE entity = 'customer' AND entity_id LIKE 'nickname:%';
CREATE INDEX audit_log_of_thing ON audit_log (entity, entity_id);
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

-- Time at which name, address and number of a guest or phone customer were removed.
ALTER TABLE appointments ADD COLUMN forgotten_at timestamptz
  CONSTRAINT appointments_forgets_guests_only CHECK (forgotten_at IS NULL OR client_id IS NULL);
CREATE INDEX appointments_to_forget ON appointments (ends_at) WHERE (client_id IS NULL AND forgotten_at IS NULL);
