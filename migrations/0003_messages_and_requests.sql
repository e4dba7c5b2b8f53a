-- Written in the transaction of their cause and sent by a job, so a message exists exactly if its cause does.
CREATE TABLE messages (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  template text NOT NULL,
  recipient text NOT NULL,
  -- Values for the template at the time of the cause.
  payload jsonb NOT NULL,
  appointment_id uuid REFERENCES appointments ON DELETE SET NULL,
  state text NOT NULL DEFAULT 'queued'
    CONSTRAINT messages_state CHECK (state IN ('queued', 'sending', 'sent', 'recorded', 'failed')),
  attempts integer NOT NULL DEFAULT 0,
  send_after timestamptz NOT NULL DEFAULT now(),
  last_error text,
  created_at timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz
);
CREATE INDEX messages_waiting ON messages (send_after) WHERE (state IN ('queued', 'sending'));

-- Response to the first create request; a replay of the request gets the same response.
CREATE TABLE idempotency_keys (
  route text NOT NULL,
  key text NOT NULL CONSTRAINT idempotency_keys_length CHECK (length(key) BETWEEN 1 AND 200),
  fingerprint bytea NOT NULL,
  status smallint NOT NULL,
  answer jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT idempotency_keys_one_per_route PRIMARY KEY (route, key)
);
CREATE INDEX idempotency_keys_by_age ON idempotency_keys (created_at);

-- Only counters, so losing them in a database crash is harmless.
CREATE UNLOGGED TABLE rate_limits (
  key text PRIMARY KEY,
  points integer NOT NULL,
  expire bigint
);
