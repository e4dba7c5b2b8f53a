-- Places of a user's earlier logins, as keyed hashes of the network address. Failed logins by strangers elsewhere do not
-- lock the user out there.
CREATE TABLE familiar_places (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  place text NOT NULL,
  last_login_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, place)
);
CREATE INDEX familiar_places_by_age ON familiar_places (last_login_at);
