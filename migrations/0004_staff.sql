-- Set when another person chose the password: the user must replace it at the next login.
ALTER TABLE users ADD COLUMN must_change_password boolean NOT NULL DEFAULT false;

ALTER TABLE account_links DROP CONSTRAINT account_links_purpose;
ALTER TABLE account_links ADD CONSTRAINT account_links_purpose
  CHECK (purpose IN ('reset_password', 'verify_email', 'invitation'));

-- Number signed into the barber's secret calendar address. Null disables the feed; a new number invalidates the old
-- address.
ALTER TABLE barbers ADD COLUMN calendar_feed integer;

-- Grows when a barber's hours, vacations or services change; open booking pages compare it.
ALTER TABLE studio_settings ADD COLUMN schedule_version integer NOT NULL DEFAULT 1;

-- Phone number of a customer known by a nickname, if given.
ALTER TABLE appointments ADD COLUMN caller_phone text;
ALTER TABLE appointments ADD CONSTRAINT appointments_phone_of_caller CHECK (caller_phone IS NULL OR client_nickname IS NOT NULL);

-- The staff's calendar reads whole days of all barbers, cancelled ones too.
CREATE INDEX appointments_of_day ON appointments (shop_day, start_minute);
CREATE INDEX appointments_of_caller_phone ON appointments (caller_phone, starts_at) WHERE (caller_phone IS NOT NULL);
CREATE INDEX appointments_of_nickname ON appointments (lower(client_nickname), starts_at) WHERE (client_nickname IS NOT NULL);
-- Ended appointments that still await completion.
CREATE INDEX appointments_to_complete ON appointments (ends_at) WHERE (status IN ('pending', 'confirmed'));

-- Staff notes about a customer. Key: 'client:<id>', 'guest:<e-mail>', 'phone:<number>' or 'nickname:<name>'.
CREATE TABLE customer_cards (
  customer text PRIMARY KEY,
  notes text NOT NULL DEFAULT '' CONSTRAINT customer_cards_notes_length CHECK (length(notes) <= 1000),
  -- Barred from online booking by account, address and number, so that another form does not help.
  barred_at timestamptz,
  barred_client_id uuid,
  barred_email text,
  barred_phone text,
  updated_at timestamptz NOT NULL
);
CREATE INDEX customer_cards_barred ON customer_cards (barred_email) WHERE (barred_at IS NOT NULL);

-- Changes by the staff, with the changed fields before and after; written in the transaction of the change.
CREATE TABLE audit_log (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  at timestamptz NOT NULL,
  actor_id uuid NOT NULL,
  -- Name at the time of the change.
  actor_name text NOT NULL,
  actor_role text NOT NULL,
  entity text NOT NULL,
  entity_id text NOT NULL,
  entity_name text NOT NULL,
  action text NOT NULL,
  before jsonb,
  after jsonb
);
CREATE INDEX audit_log_newest ON audit_log (at DESC, id DESC);
CREATE INDEX audit_log_of_entity ON audit_log (entity, at DESC);
CREATE INDEX audit_log_of_actor ON audit_log (actor_id, at DESC);

CREATE FUNCTION refuse_change_of_audit_log() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION USING ERRCODE = 'restrict_violation', MESSAGE = 'the audit log only grows';
END $$;
CREATE TRIGGER audit_log_only_grows BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_audit_log();

-- Clients' requests for a time that is not free.
CREATE TABLE waiting_list (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  client_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  preferred_barber_id uuid REFERENCES barbers,
  service_id uuid NOT NULL REFERENCES services,
  service_name text NOT NULL,
  preferred_days text[] NOT NULL DEFAULT '{}' CONSTRAINT waiting_list_days CHECK (
    preferred_days <@ ARRAY['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
  ),
  preferred_time_slots text[] NOT NULL DEFAULT '{}' CONSTRAINT waiting_list_periods CHECK (
    preferred_time_slots <@ ARRAY['morning', 'afternoon', 'evening']
  ),
  notes text NOT NULL DEFAULT '' CONSTRAINT waiting_list_notes_length CHECK (length(notes) <= 1000),
  status text NOT NULL DEFAULT 'pending'
    CONSTRAINT waiting_list_status CHECK (status IN ('pending', 'notified', 'booked', 'expired')),
  requested_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  CONSTRAINT waiting_list_expiry_after_request CHECK (requested_at < expires_at)
);
CREATE INDEX waiting_list_newest ON waiting_list (requested_at DESC);
CREATE INDEX waiting_list_of_client ON waiting_list (client_id);
