-- Marks a database with the demo's users, whose passwords are public: production refuses to start on it.
ALTER TABLE studio_settings ADD COLUMN is_demo boolean NOT NULL DEFAULT false;

-- Only active barbers have a secret calendar address.
UPDATE barbers SET calendar_feed = NULL WHERE NOT is_active OR deleted_at IS NOT NULL;
ALTER TABLE barbers ADD CONSTRAINT barbers_feed_only_while_active
  CHECK (calendar_feed IS NULL OR (is_active AND deleted_at IS NULL));

-- Notifies every process at the commit when a session is revoked or a user's rights change. Each process then checks the
-- user's live streams again. A trigger covers every writer, see docs/decisions/0010.
CREATE FUNCTION tell_changed_access() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('live_events', json_build_object('kind', 'access',
    'userId', CASE TG_TABLE_NAME WHEN 'sessions' THEN to_jsonb(NEW) ->> 'user_id' ELSE NEW.id::text END)::text);
  RETURN NULL;
END $$;
CREATE TRIGGER sessions_tell_their_end AFTER UPDATE OF revoked_at ON sessions
  FOR EACH ROW WHEN (OLD.revoked_at IS NULL AND NEW.revoked_at IS NOT NULL)
  EXECUTE FUNCTION tell_changed_access();
CREATE TRIGGER users_tell_changed_access AFTER UPDATE OF role, barber_id, email, deleted_at ON users
  FOR EACH ROW WHEN ((OLD.role, OLD.barber_id, OLD.email, OLD.deleted_at)
    IS DISTINCT FROM (NEW.role, NEW.barber_id, NEW.email, NEW.deleted_at))
  EXECUTE FUNCTION tell_changed_access();
