-- A booking sends its last statement together with the COMMIT. If a concurrent booking has taken the chair, this error
-- prevents the commit, including that of a customer created by the trigger.
CREATE FUNCTION refuse_taken_chair(is_taken boolean) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  IF is_taken THEN
    RAISE EXCEPTION USING ERRCODE = 'exclusion_violation', CONSTRAINT = 'appointments_no_overlap_per_barber',
      MESSAGE = 'the chair has just been taken';
  END IF;
  RETURN false;
END $$;

-- Customers of accounts that were deleted earlier: remove their personal data.
UPDATE customers c SET first_name = '', last_name = '', email = NULL, phone = NULL, forgotten_at = u.deleted_at
  FROM users u WHERE u.id = c.user_id AND u.deleted_at IS NOT NULL AND c.forgotten_at IS NULL;

-- In the audit log, a guest with the address of an account is the account's customer.
SELECT set_config('f4dezone.forgets_names', 'on', true);
UPDATE audit_log l SET entity_id = k.customer_id::text
  FROM users u JOIN customer_keys k ON k.kind = 'account' AND k.value = u.id::text
  WHERE u.deleted_at IS NULL AND l.entity = 'customer' AND l.entity_id = 'guest:' || lower(u.email);
SELECT set_config('f4dezone.forgets_names', 'off', true);
