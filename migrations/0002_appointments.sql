CREATE TABLE appointments (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  barber_id uuid NOT NULL REFERENCES barbers,
  service_id uuid NOT NULL REFERENCES services,
  -- Copied from the service at booking, so that later changes of the service do not affect it.
  service_name text NOT NULL,
  price_centimes integer NOT NULL CONSTRAINT appointments_price_not_negative CHECK (price_centimes >= 0),
  duration_minutes integer NOT NULL CONSTRAINT appointments_duration CHECK (duration_minutes BETWEEN 5 AND 480),
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  -- The start on the shop's wall clock.
  shop_day date NOT NULL,
  start_minute smallint NOT NULL CONSTRAINT appointments_start_minute CHECK (start_minute BETWEEN 0 AND 1439),
  status text NOT NULL CONSTRAINT appointments_status
    CHECK (status IN ('pending', 'confirmed', 'cancelled', 'completed')),
  client_id uuid REFERENCES users,
  guest_first_name text,
  guest_last_name text,
  guest_email text,
  guest_phone text,
  client_nickname text CONSTRAINT appointments_nickname_length CHECK (length(client_nickname) BETWEEN 1 AND 50),
  payment_type text NOT NULL CONSTRAINT appointments_payment_type CHECK (payment_type IN ('in_person', 'online')),
  payment_method text NOT NULL CONSTRAINT appointments_payment_method CHECK (payment_method IN ('cash', 'card', 'twint')),
  payment_status text NOT NULL CONSTRAINT appointments_payment_status
    CHECK (payment_status IN ('pending', 'completed', 'partially_refunded', 'refunded')),
  cancellation_reason text,
  cancelled_at timestamptz,
  -- SEQUENCE of the calendar file; grows with each change that calendars must take over.
  calendar_sequence integer NOT NULL DEFAULT 0,
  -- Time zone reported by the customer's browser; not used in calculations.
  browser_time_zone text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CONSTRAINT appointments_end_after_start CHECK (starts_at < ends_at),
  CONSTRAINT appointments_one_kind_of_customer CHECK (num_nonnulls(client_id, guest_email, client_nickname) = 1),
  CONSTRAINT appointments_guest_is_complete CHECK (
    num_nonnulls(guest_first_name, guest_last_name, guest_email, guest_phone) IN (0, 4)
  ),
  CONSTRAINT appointments_reason_only_when_cancelled CHECK (status = 'cancelled' OR cancellation_reason IS NULL),
  CONSTRAINT appointments_no_overlap_per_barber EXCLUDE USING gist
    (barber_id WITH =, tstzrange(starts_at, ends_at) WITH &&) WHERE (status <> 'cancelled'),
  CONSTRAINT appointments_no_overlap_per_client EXCLUDE USING gist
    (client_id WITH =, tstzrange(starts_at, ends_at) WITH &&) WHERE (status <> 'cancelled' AND client_id IS NOT NULL)
);
CREATE INDEX appointments_of_barber_day ON appointments (barber_id, shop_day)
  INCLUDE (start_minute, duration_minutes, id) WHERE (status <> 'cancelled');
CREATE INDEX appointments_of_client ON appointments (client_id, starts_at) WHERE (client_id IS NOT NULL);
CREATE INDEX appointments_of_guest_email ON appointments (guest_email, starts_at) WHERE (guest_email IS NOT NULL);
CREATE INDEX appointments_of_guest_phone ON appointments (guest_phone, starts_at) WHERE (guest_phone IS NOT NULL);
