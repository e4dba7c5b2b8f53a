-- An appointment has few messages, so messages_of_appointment is enough to find the unsent ones.
DROP INDEX messages_unsent_of_appointment;
