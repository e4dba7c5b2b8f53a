-- Where somebody has logged in before, so that strangers who try their name cannot keep them out: a keyed hash of the
-- address, never the address.
CREATE TABLE familiar_places (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  place text NOT NULL,
  last_login_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, place)
);
CREATE INDEX familiar_places_by_age ON familiar_places (last_login_at);
