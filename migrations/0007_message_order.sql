-- Of one appointment's messages to one person the oldest that has not left comes first.
CREATE INDEX messages_unsent_of_appointment ON messages (appointment_id, recipient, id)
  WHERE (state IN ('queued', 'sending') AND appointment_id IS NOT NULL);
