-- Inquiries from forms: messages, demos of the booking system, consultations and applications.
CREATE TABLE requests (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  kind text NOT NULL CONSTRAINT requests_kind
    CHECK (kind IN ('contact', 'booking-demo', 'consultation', 'application', 'shop')),
  state text NOT NULL DEFAULT 'new' CONSTRAINT requests_state CHECK (state IN ('new', 'in_progress', 'done')),
  -- Contact data as entered and not verified.
  name text NOT NULL CONSTRAINT requests_name_length CHECK (length(name) BETWEEN 1 AND 120),
  email text NOT NULL CONSTRAINT requests_email_length CHECK (length(email) BETWEEN 3 AND 254),
  -- As entered: a salon abroad writes its number without a country code.
  phone text NOT NULL CONSTRAINT requests_phone_length CHECK (length(phone) <= 30),
  -- Account and customer of a logged-in sender; otherwise null.
  user_id uuid REFERENCES users,
  customer_id uuid REFERENCES customers ON DELETE SET NULL,
  -- Fields of the kind's own form.
  payload jsonb NOT NULL CONSTRAINT requests_payload_object CHECK (jsonb_typeof(payload) = 'object'),
  -- The owner's notes.
  notes text NOT NULL DEFAULT '' CONSTRAINT requests_notes_length CHECK (length(notes) <= 1000),
  -- Time of consent to storage; every form requires it.
  consented_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX requests_by_age ON requests (created_at DESC, id DESC);
CREATE INDEX requests_by_state ON requests (state, created_at DESC, id DESC);
CREATE INDEX requests_of_user ON requests (user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX requests_of_customer ON requests (customer_id, created_at) WHERE (customer_id IS NOT NULL);
-- Inquiries are also deleted by address.
CREATE INDEX requests_of_address ON requests (lower(email));

-- Entries of the commercial register for the legal notice, which omits ''.
ALTER TABLE studio_settings
  ADD COLUMN legal_name text NOT NULL DEFAULT ''
    CONSTRAINT studio_settings_legal_name CHECK (length(legal_name) <= 120),
  ADD COLUMN legal_form text NOT NULL DEFAULT ''
    CONSTRAINT studio_settings_legal_form CHECK (length(legal_form) <= 60),
  ADD COLUMN uid_number text NOT NULL DEFAULT ''
    CONSTRAINT studio_settings_uid_number CHECK (uid_number ~ '^(CHE-\d{3}\.\d{3}\.\d{3}( IVA)?)?$');
