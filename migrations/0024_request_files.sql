-- Pictures and papers that came with a request. A file is on the disk before anybody has sent the form that names it: until
-- then it is nobody's, and after a day it is gone.
CREATE TABLE request_files (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  request_id uuid REFERENCES requests ON DELETE CASCADE,
  kind text NOT NULL CONSTRAINT request_files_kind CHECK (kind IN ('photo', 'document')),
  -- Among the kept files, never what somebody called it.
  file text NOT NULL CONSTRAINT request_files_file UNIQUE,
  -- As its sender called it, for whoever downloads it.
  name text NOT NULL CONSTRAINT request_files_name_length CHECK (length(name) BETWEEN 1 AND 120),
  bytes integer NOT NULL CONSTRAINT request_files_bytes CHECK (bytes > 0),
  created_at timestamptz NOT NULL
);
CREATE INDEX request_files_of_request ON request_files (request_id) WHERE (request_id IS NOT NULL);
CREATE INDEX request_files_of_nobody ON request_files (created_at) WHERE (request_id IS NULL);

-- Who sends the forms' mails and who keeps their pictures, where it is not this server: an account of an outside service.
ALTER TABLE studio_settings
  ADD COLUMN mail_account jsonb CONSTRAINT studio_settings_mail_account CHECK (jsonb_typeof(mail_account) = 'object'),
  ADD COLUMN image_account jsonb CONSTRAINT studio_settings_image_account CHECK (jsonb_typeof(image_account) = 'object');
