-- Time of the last clean-up. The next one goes at most a few nights further, in case the host clock is years ahead.
ALTER TABLE studio_settings ADD COLUMN cleaned_up_at timestamptz NOT NULL DEFAULT now();
