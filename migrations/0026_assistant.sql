-- Conversations with the assistant, deleted a day after they began.
CREATE TABLE chats (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  -- Hash of the browser's secret, so that a reader of this table cannot open the chat.
  token_hash bytea NOT NULL CONSTRAINT chats_token_once UNIQUE,
  -- Null if the browser was not logged in.
  user_id uuid REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX chats_by_expiry ON chats (expires_at);
CREATE INDEX chats_of_user ON chats (user_id) WHERE (user_id IS NOT NULL);

CREATE TABLE chat_messages (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  chat_id uuid NOT NULL REFERENCES chats ON DELETE CASCADE,
  -- Order of the messages, because a question and its answer have the same time.
  number bigint GENERATED ALWAYS AS IDENTITY,
  is_bot boolean NOT NULL,
  content text NOT NULL CONSTRAINT chat_messages_content_length CHECK (length(content) BETWEEN 1 AND 8000),
  -- For answers: the kind, the matched entry, its parameters, and the buttons below the text.
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

-- Sums of the votes on an entry, without names.
CREATE TABLE answer_scores (
  entry text PRIMARY KEY,
  helpful integer NOT NULL DEFAULT 0,
  unhelpful integer NOT NULL DEFAULT 0,
  CONSTRAINT answer_scores_not_negative CHECK (helpful >= 0 AND unhelpful >= 0)
);
