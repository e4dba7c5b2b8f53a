-- New address of a login, proven by this link; the account keeps the old address until then.
ALTER TABLE account_links ADD COLUMN email text;
ALTER TABLE account_links DROP CONSTRAINT account_links_purpose;
ALTER TABLE account_links ADD CONSTRAINT account_links_purpose
  CHECK (purpose IN ('reset_password', 'verify_email', 'invitation', 'change_email'));
ALTER TABLE account_links ADD CONSTRAINT account_links_email_of_change
  CHECK ((purpose = 'change_email') = (email IS NOT NULL));
