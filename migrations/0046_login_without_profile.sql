-- Set by the owner: the login opens no barber's profile, not even the one with its address.
ALTER TABLE users ADD COLUMN without_profile boolean NOT NULL DEFAULT false;
ALTER TABLE users ADD CONSTRAINT users_without_profile CHECK (NOT (without_profile AND barber_id IS NOT NULL));

-- Finds the profile with the address of a login without a linked profile; the only place for this rule.
CREATE FUNCTION profile_of_address(login users) RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT b.id FROM barbers b
  WHERE login.role = 'barber' AND login.barber_id IS NULL AND NOT login.without_profile
    AND b.deleted_at IS NULL AND lower(b.email) = lower(login.email)
    AND NOT EXISTS (SELECT FROM users other WHERE other.barber_id = b.id AND other.deleted_at IS NULL)
$$;
