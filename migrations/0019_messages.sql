-- Cause, recipient and channel in one key, so that a repeated cause writes only one message.
ALTER TABLE messages ADD COLUMN cause_key text CONSTRAINT messages_one_per_cause UNIQUE;

-- 'overtaken': outdated or too late, so it is not sent.
ALTER TABLE messages DROP CONSTRAINT messages_state;
ALTER TABLE messages ADD CONSTRAINT messages_state
  CHECK (state IN ('queued', 'sending', 'sent', 'recorded', 'failed', 'withheld', 'overtaken'));
-- A message with this limit waits for the end of the quiet hours, and is dropped once the limit has passed.
ALTER TABLE messages ADD COLUMN useful_until timestamptz;
-- Time at which the owner resent an unsent message; its retries count from here.
ALTER TABLE messages ADD COLUMN resent_at timestamptz;

-- Time of the last change that calendars must take over; null if there was none since the booking.
ALTER TABLE appointments ADD COLUMN stands_since timestamptz;

-- Addresses that refuse marketing mails, in lower case.
CREATE TABLE marketing_opt_outs (
  email text PRIMARY KEY CONSTRAINT marketing_opt_outs_small_letters CHECK (email = lower(email)),
  opted_out_at timestamptz NOT NULL
);
