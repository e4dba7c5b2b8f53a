-- Written in the transaction of their cause, sent by a job: a message exists exactly if its cause does.
CREATE TABLE messages (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  template text NOT NULL,
  recipient text NOT NULL,
  -- What the template needs, as it was when the message was caused.
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

-- The first answer of a create, so that the same request sent twice does one thing.
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

-- Counters only: losing them in a crash of the database is harmless.
CREATE UNLOGGED TABLE rate_limits (
  key text PRIMARY KEY,
  points integer NOT NULL,
  expire bigint
);
