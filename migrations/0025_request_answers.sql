-- The owner's answers to an inquiry; the mail itself is in messages.
CREATE TABLE request_answers (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  request_id uuid NOT NULL REFERENCES requests ON DELETE CASCADE,
  author_id uuid REFERENCES users ON DELETE SET NULL,
  text text NOT NULL CONSTRAINT request_answers_text_length CHECK (length(text) BETWEEN 1 AND 4000),
  created_at timestamptz NOT NULL
);
CREATE INDEX request_answers_of_request ON request_answers (request_id, created_at);
