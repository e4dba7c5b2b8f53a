-- Phone number of a customer known by a nickname. The code uses 'caller' for the caller of the API.
ALTER TABLE appointments RENAME COLUMN caller_phone TO nickname_phone;
ALTER TABLE appointments RENAME CONSTRAINT appointments_phone_of_caller TO appointments_phone_of_nickname;
ALTER INDEX appointments_of_caller_phone RENAME TO appointments_of_nickname_phone;

CREATE OR REPLACE FUNCTION find_customer_of_appointment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.customer_id := customer_of(NEW.client_id, NEW.guest_email, NEW.nickname_phone,
    coalesce(NEW.guest_first_name, NEW.client_nickname), NEW.guest_last_name, NEW.guest_phone, NEW.created_at);
  RETURN NEW;
END $$;
