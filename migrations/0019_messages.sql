-- What caused a message, for whom and by which way, in one text: the same cause twice writes one message.
ALTER TABLE messages ADD COLUMN cause_key text CONSTRAINT messages_one_per_cause UNIQUE;

-- Overtaken: what it says is no longer so, or comes too late; it does not leave.
ALTER TABLE messages DROP CONSTRAINT messages_state;
ALTER TABLE messages ADD CONSTRAINT messages_state
  CHECK (state IN ('queued', 'sending', 'sent', 'recorded', 'failed', 'withheld', 'overtaken'));
-- Nobody has asked for it at this hour: it leaves outside of the quiet hours, and before this moment or not at all.
ALTER TABLE messages ADD COLUMN useful_until timestamptz;
-- When the owner has sent it again, though it had not left: it is tried for as long as a new one.
ALTER TABLE messages ADD COLUMN resent_at timestamptz;

-- Since when an appointment stands as it does, if it was moved, confirmed or taken back after it was booked.
ALTER TABLE appointments ADD COLUMN stands_since timestamptz;

-- Who wants nothing but what concerns their own appointments. In small letters.
CREATE TABLE marketing_opt_outs (
  email text PRIMARY KEY CONSTRAINT marketing_opt_outs_small_letters CHECK (email = lower(email)),
  opted_out_at timestamptz NOT NULL
);
