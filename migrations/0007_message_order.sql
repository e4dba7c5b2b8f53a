-- Messages of one appointment to one recipient leave in the order of their age.
CREATE INDEX messages_unsent_of_appointment ON messages (appointment_id, recipient, id)
  WHERE (state IN ('queued', 'sending') AND appointment_id IS NOT NULL);
