-- An appointment has few messages: those that have not left are found among all of them (messages_of_appointment).
DROP INDEX messages_unsent_of_appointment;
