-- Conversations with the assistant; each is gone a day after it began.
CREATE TABLE chats (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  -- Of the secret that the browser keeps: whoever reads this table cannot read on in a browser's name.
  token_hash bytea NOT NULL CONSTRAINT chats_token_once UNIQUE,
  -- null: of a browser in which nobody was logged in.
  user_id uuid REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX chats_by_expiry ON chats (expires_at);
CREATE INDEX chats_of_user ON chats (user_id) WHERE (user_id IS NOT NULL);

CREATE TABLE chat_messages (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  chat_id uuid NOT NULL REFERENCES chats ON DELETE CASCADE,
  -- The order in which they were said: two of one moment are a question and its answer.
  number bigint GENERATED ALWAYS AS IDENTITY,
  is_bot boolean NOT NULL,
  content text NOT NULL CONSTRAINT chat_messages_content_length CHECK (length(content) BETWEEN 1 AND 8000),
  -- Of an answer: what it was taken for, what was named with it, and what stood below it.
  kind text NOT NULL,
  entry text,
  mentioned jsonb NOT NULL DEFAULT '{}' CONSTRAINT chat_messages_mentioned_object CHECK (jsonb_typeof(mentioned) = 'object'),
  actions jsonb NOT NULL DEFAULT '[]' CONSTRAINT chat_messages_actions_list CHECK (jsonb_typeof(actions) = 'array'),
  suggestions jsonb NOT NULL DEFAULT '[]' CONSTRAINT chat_messages_suggestions_list CHECK (jsonb_typeof(suggestions) = 'array'),
  helpful boolean CONSTRAINT chat_messages_vote_on_answer CHECK (helpful IS NULL OR is_bot),
  rating smallint CONSTRAINT chat_messages_rating CHECK (rating BETWEEN 1 AND 5),
  comment text CONSTRAINT chat_messages_comment_length CHECK (length(comment) <= 1000),
  created_at timestamptz NOT NULL
);
CREATE INDEX chat_messages_of_chat ON chat_messages (chat_id, number);

-- What became of all votes on one entry; nobody's name is with it.
CREATE TABLE answer_scores (
  entry text PRIMARY KEY,
  helpful integer NOT NULL DEFAULT 0,
  unhelpful integer NOT NULL DEFAULT 0,
  CONSTRAINT answer_scores_not_negative CHECK (helpful >= 0 AND unhelpful >= 0)
);
