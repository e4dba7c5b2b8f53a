-- Purpose of the hold: a payment, an offer to a waiting client, or the search for the next client on the waiting list.
-- The last one has no client yet.
ALTER TABLE appointments ADD COLUMN held_for text
  CONSTRAINT appointments_held_for CHECK (held_for IN ('payment', 'offer', 'line'));
UPDATE appointments SET held_for = 'payment' WHERE status = 'held';
ALTER TABLE appointments
  ADD CONSTRAINT appointments_hold_has_a_reason CHECK ((status = 'held') = (held_for IS NOT NULL)),
  ADD CONSTRAINT appointments_offer_is_a_clients CHECK (held_for IS DISTINCT FROM 'offer' OR client_id IS NOT NULL),
  DROP CONSTRAINT appointments_one_kind_of_customer,
  ADD CONSTRAINT appointments_one_kind_of_customer
    CHECK (num_nonnulls(client_id, guest_email, client_nickname) = CASE WHEN held_for = 'line' THEN 0 ELSE 1 END);

-- Freed slots that clients on the waiting list may want. Without an open offer, the next client gets one; the row is
-- deleted when no client is left.
CREATE TABLE freed_times (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  barber_id uuid NOT NULL REFERENCES barbers,
  shop_day date NOT NULL,
  -- Minutes since midnight on the shop's wall clock.
  start_minute smallint NOT NULL,
  end_minute smallint NOT NULL,
  -- Hold that blocks other bookings until the waiting list has been asked.
  hold_id uuid REFERENCES appointments ON DELETE SET NULL,
  freed_at timestamptz NOT NULL,
  CONSTRAINT freed_times_minutes CHECK (0 <= start_minute AND start_minute < end_minute AND end_minute <= 1440)
);
CREATE INDEX freed_times_oldest ON freed_times (freed_at, id);
CREATE INDEX freed_times_of_hold ON freed_times (hold_id) WHERE (hold_id IS NOT NULL);

-- Waiting-list offers and their outcomes; they outlive the waiting request.
CREATE TABLE waiting_offers (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  request_id uuid REFERENCES waiting_list ON DELETE SET NULL,
  client_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  freed_time_id uuid REFERENCES freed_times ON DELETE SET NULL,
  -- The hold, later the appointment.
  hold_id uuid REFERENCES appointments ON DELETE SET NULL,
  barber_id uuid NOT NULL REFERENCES barbers,
  service_id uuid NOT NULL REFERENCES services,
  service_name text NOT NULL,
  shop_day date NOT NULL,
  start_minute smallint NOT NULL CONSTRAINT waiting_offers_start_minute CHECK (start_minute BETWEEN 0 AND 1439),
  starts_at timestamptz NOT NULL,
  duration_minutes integer NOT NULL CONSTRAINT waiting_offers_duration CHECK (duration_minutes BETWEEN 5 AND 480),
  price_centimes integer NOT NULL CONSTRAINT waiting_offers_price CHECK (price_centimes >= 0),
  offered_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  outcome text CONSTRAINT waiting_offers_outcome
    CHECK (outcome IN ('accepted', 'declined', 'lapsed', 'superseded', 'withdrawn', 'refused')),
  closed_at timestamptz,
  CONSTRAINT waiting_offers_expire_later CHECK (offered_at < expires_at),
  CONSTRAINT waiting_offers_closed_with_outcome CHECK ((outcome IS NULL) = (closed_at IS NULL))
);
CREATE UNIQUE INDEX waiting_offers_one_live_per_request ON waiting_offers (request_id) WHERE (outcome IS NULL);
CREATE UNIQUE INDEX waiting_offers_one_live_per_time ON waiting_offers (freed_time_id) WHERE (outcome IS NULL);
-- A client who leaves the waiting list and returns gets no second offer.
CREATE UNIQUE INDEX waiting_offers_once_per_time ON waiting_offers (freed_time_id, client_id);
CREATE UNIQUE INDEX waiting_offers_of_hold ON waiting_offers (hold_id) WHERE (hold_id IS NOT NULL);
CREATE INDEX waiting_offers_of_request ON waiting_offers (request_id);
CREATE INDEX waiting_offers_of_client ON waiting_offers (client_id);
CREATE INDEX waiting_offers_newest ON waiting_offers (offered_at DESC, id DESC);

-- A hold whose offer was not accepted loses its client, and stays blocked until the waiting list has been asked again.
CREATE FUNCTION leave_chair_to_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE appointments SET held_for = 'line', client_id = NULL
    WHERE id = NEW.hold_id AND status = 'held' AND held_for = 'offer' AND client_id = NEW.client_id;
  RETURN NULL;
END $$;
CREATE TRIGGER waiting_offers_leave_chair_to_line AFTER UPDATE OF outcome ON waiting_offers
  FOR EACH ROW WHEN (OLD.outcome IS NULL AND NEW.outcome <> 'accepted') EXECUTE FUNCTION leave_chair_to_line();

-- A client joins each waiting list once; the oldest of several existing requests stays.
UPDATE waiting_list w SET status = 'expired'
  WHERE status IN ('pending', 'notified') AND EXISTS (SELECT FROM waiting_list o
    WHERE o.client_id = w.client_id AND o.service_id = w.service_id AND o.status IN ('pending', 'notified')
      AND o.preferred_barber_id IS NOT DISTINCT FROM w.preferred_barber_id
      AND (o.requested_at, o.id) < (w.requested_at, w.id));
CREATE UNIQUE INDEX waiting_list_once_in_line ON waiting_list (client_id, preferred_barber_id, service_id) NULLS NOT DISTINCT
  WHERE (status IN ('pending', 'notified'));
-- The waiting list in its order.
CREATE INDEX waiting_list_line ON waiting_list (preferred_barber_id, requested_at, id) WHERE (status = 'pending');
