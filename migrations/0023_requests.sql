-- What people ask of the shop by a form: messages, demos of the booking system and, later, consultations and applications.
CREATE TABLE requests (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  kind text NOT NULL CONSTRAINT requests_kind
    CHECK (kind IN ('contact', 'booking-demo', 'consultation', 'application', 'shop')),
  state text NOT NULL DEFAULT 'new' CONSTRAINT requests_state CHECK (state IN ('new', 'in_progress', 'done')),
  -- As they call themselves; nobody has proven that the address or the number is theirs.
  name text NOT NULL CONSTRAINT requests_name_length CHECK (length(name) BETWEEN 1 AND 120),
  email text NOT NULL CONSTRAINT requests_email_length CHECK (length(email) BETWEEN 3 AND 254),
  -- As it was typed: a salon abroad writes its number without a country code.
  phone text NOT NULL CONSTRAINT requests_phone_length CHECK (length(phone) <= 30),
  -- Whoever was logged in, and the shop's row of them; null of everybody else.
  user_id uuid REFERENCES users,
  customer_id uuid REFERENCES customers ON DELETE SET NULL,
  -- What was asked, of the kind's own form.
  payload jsonb NOT NULL CONSTRAINT requests_payload_object CHECK (jsonb_typeof(payload) = 'object'),
  -- What the owner has noted.
  notes text NOT NULL DEFAULT '' CONSTRAINT requests_notes_length CHECK (length(notes) <= 1000),
  -- When they agreed that it is kept: no form can be sent before.
  consented_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX requests_by_age ON requests (created_at DESC, id DESC);
CREATE INDEX requests_by_state ON requests (state, created_at DESC, id DESC);
CREATE INDEX requests_of_user ON requests (user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX requests_of_customer ON requests (customer_id, created_at) WHERE (customer_id IS NOT NULL);
-- They are forgotten by address, too.
CREATE INDEX requests_of_address ON requests (lower(email));

-- What the legal notice says of the business, as it is in the register of commerce; '' is not shown.
ALTER TABLE studio_settings
  ADD COLUMN legal_name text NOT NULL DEFAULT ''
    CONSTRAINT studio_settings_legal_name CHECK (length(legal_name) <= 120),
  ADD COLUMN legal_form text NOT NULL DEFAULT ''
    CONSTRAINT studio_settings_legal_form CHECK (length(legal_form) <= 60),
  ADD COLUMN uid_number text NOT NULL DEFAULT ''
    CONSTRAINT studio_settings_uid_number CHECK (uid_number ~ '^(CHE-\d{3}\.\d{3}\.\d{3}( IVA)?)?$');
