-- Steps of the nightly clean-up with their last success, and with the error if the last run failed.
CREATE TABLE clean_up_steps (
  name text PRIMARY KEY CONSTRAINT clean_up_steps_name CHECK (btrim(name) <> ''),
  succeeded_at timestamptz NOT NULL,
  failed_at timestamptz,
  error text,
  CONSTRAINT clean_up_steps_error CHECK ((failed_at IS NULL) = (error IS NULL))
);
