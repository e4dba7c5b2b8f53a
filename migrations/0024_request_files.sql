-- Pictures and documents of inquiries. The browser uploads a file before it sends the form. A file without a form is
-- deleted after a day.
CREATE TABLE request_files (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  request_id uuid REFERENCES requests ON DELETE CASCADE,
  kind text NOT NULL CONSTRAINT request_files_kind CHECK (kind IN ('photo', 'document')),
  -- Name in the file store; never taken from the sender.
  file text NOT NULL CONSTRAINT request_files_file UNIQUE,
  -- The sender's file name, for downloads.
  name text NOT NULL CONSTRAINT request_files_name_length CHECK (length(name) BETWEEN 1 AND 120),
  bytes integer NOT NULL CONSTRAINT request_files_bytes CHECK (bytes > 0),
  created_at timestamptz NOT NULL
);
CREATE INDEX request_files_of_request ON request_files (request_id) WHERE (request_id IS NOT NULL);
CREATE INDEX request_files_of_nobody ON request_files (created_at) WHERE (request_id IS NULL);

-- Accounts of outside services for the forms' mails and pictures; null if this server does it.
ALTER TABLE studio_settings
  ADD COLUMN mail_account jsonb CONSTRAINT studio_settings_mail_account CHECK (jsonb_typeof(mail_account) = 'object'),
  ADD COLUMN image_account jsonb CONSTRAINT studio_settings_image_account CHECK (jsonb_typeof(image_account) = 'object');
