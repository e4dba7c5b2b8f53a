-- Until when the nightly job has cleaned up: a host whose clock is years ahead must not make it forget everybody.
ALTER TABLE studio_settings ADD COLUMN cleaned_up_at timestamptz NOT NULL DEFAULT now();
