CREATE EXTENSION IF NOT EXISTS btree_gist;

-- One row: one installation is one shop.
CREATE TABLE studio_settings (
  only_row boolean PRIMARY KEY DEFAULT true CONSTRAINT studio_settings_one_row CHECK (only_row),
  name text NOT NULL,
  street text NOT NULL,
  postal_code text NOT NULL,
  city text NOT NULL,
  phone text NOT NULL,
  email text NOT NULL,
  time_zone text NOT NULL,
  rating text NOT NULL,
  opening_hours jsonb NOT NULL,
  contact_hours jsonb NOT NULL,
  links jsonb NOT NULL,
  auto_confirm boolean NOT NULL DEFAULT true,
  booking_window_days integer NOT NULL DEFAULT 30
    CONSTRAINT studio_settings_window CHECK (booking_window_days BETWEEN 1 AND 365),
  max_future_per_client integer NOT NULL DEFAULT 5
    CONSTRAINT studio_settings_client_limit CHECK (max_future_per_client > 0),
  max_future_per_guest integer NOT NULL DEFAULT 3
    CONSTRAINT studio_settings_guest_limit CHECK (max_future_per_guest > 0)
);

CREATE TABLE services (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  name text NOT NULL CONSTRAINT services_name_not_empty CHECK (btrim(name) <> ''),
  price_centimes integer NOT NULL CONSTRAINT services_price_not_negative CHECK (price_centimes >= 0),
  duration_minutes integer NOT NULL CONSTRAINT services_duration CHECK (duration_minutes BETWEEN 5 AND 480),
  description text NOT NULL DEFAULT '',
  sort_order integer NOT NULL DEFAULT 0,
  is_active boolean NOT NULL DEFAULT true,
  deleted_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX services_name_unique ON services (lower(name)) WHERE deleted_at IS NULL;

CREATE TABLE barbers (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  first_name text NOT NULL,
  last_name text NOT NULL,
  email text NOT NULL,
  phone text NOT NULL DEFAULT '',
  tagline text NOT NULL DEFAULT '',
  bio text NOT NULL DEFAULT '',
  image_url text,
  sort_order integer NOT NULL DEFAULT 0,
  is_active boolean NOT NULL DEFAULT true,
  deleted_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX barbers_email_unique ON barbers (lower(email)) WHERE deleted_at IS NULL;

-- Minutes since midnight on the shop's wall clock; weekday 0 is Monday.
CREATE TABLE working_days (
  barber_id uuid NOT NULL REFERENCES barbers ON DELETE CASCADE,
  weekday smallint NOT NULL CONSTRAINT working_days_weekday CHECK (weekday BETWEEN 0 AND 6),
  is_working boolean NOT NULL,
  start_minute smallint NOT NULL,
  end_minute smallint NOT NULL,
  break_start_minute smallint,
  break_end_minute smallint,
  PRIMARY KEY (barber_id, weekday),
  CONSTRAINT working_days_hours CHECK (0 <= start_minute AND start_minute < end_minute AND end_minute <= 1440),
  CONSTRAINT working_days_break_inside_hours CHECK (
    (break_start_minute IS NULL AND break_end_minute IS NULL)
    OR (start_minute <= break_start_minute AND break_start_minute < break_end_minute AND break_end_minute <= end_minute)
  ),
  CONSTRAINT working_days_day_off_has_no_break CHECK (is_working OR break_start_minute IS NULL)
);

CREATE FUNCTION check_seven_working_days() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  checked uuid;
BEGIN
  IF TG_OP = 'DELETE' THEN
    checked := OLD.barber_id;
  ELSE
    checked := NEW.id;
  END IF;
  IF EXISTS (SELECT 1 FROM barbers WHERE id = checked)
     AND (SELECT count(*) FROM working_days WHERE barber_id = checked) <> 7 THEN
    RAISE EXCEPTION USING ERRCODE = 'check_violation', CONSTRAINT = 'barbers_have_seven_working_days',
      MESSAGE = 'a barber has exactly seven working days';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER barbers_have_seven_working_days AFTER INSERT ON barbers
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_seven_working_days();
CREATE CONSTRAINT TRIGGER working_days_stay_seven AFTER DELETE ON working_days
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_seven_working_days();

-- Whole shop days, both included.
CREATE TABLE vacations (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  barber_id uuid NOT NULL REFERENCES barbers ON DELETE CASCADE,
  start_day date NOT NULL,
  end_day date NOT NULL,
  CONSTRAINT vacations_order CHECK (start_day <= end_day),
  CONSTRAINT vacations_do_not_overlap EXCLUDE USING gist (barber_id WITH =, daterange(start_day, end_day, '[]') WITH &&)
);

CREATE TABLE barber_services (
  barber_id uuid NOT NULL REFERENCES barbers ON DELETE CASCADE,
  service_id uuid NOT NULL REFERENCES services ON DELETE CASCADE,
  PRIMARY KEY (barber_id, service_id)
);
CREATE INDEX barber_services_by_service ON barber_services (service_id);

CREATE TABLE users (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  email text NOT NULL CONSTRAINT users_email_not_empty CHECK (btrim(email) <> ''),
  password_hash text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  phone text NOT NULL,
  role text NOT NULL CONSTRAINT users_role CHECK (role IN ('admin', 'barber', 'client')),
  barber_id uuid CONSTRAINT users_one_login_per_barber UNIQUE REFERENCES barbers ON DELETE SET NULL,
  image_url text,
  email_verified_at timestamptz,
  deleted_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX users_email_unique ON users (lower(email)) WHERE deleted_at IS NULL;

CREATE TABLE sessions (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz
);
CREATE INDEX sessions_by_user ON sessions (user_id);
CREATE INDEX sessions_by_expiry ON sessions (expires_at);

-- Single-use links sent by mail; the database stores only their hash.
CREATE TABLE account_links (
  token_hash bytea PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  purpose text NOT NULL CONSTRAINT account_links_purpose CHECK (purpose IN ('reset_password', 'verify_email')),
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX account_links_by_user ON account_links (user_id);
