-- Hours without unrequested messages, duration of waiting-list offers, and lead time of reminders. Minutes since midnight
-- on the shop's wall clock; quiet hours may pass midnight, and equal ends mean none.
ALTER TABLE studio_settings
  ADD COLUMN quiet_from_minute smallint NOT NULL DEFAULT 1260
    CONSTRAINT studio_settings_quiet_from CHECK (quiet_from_minute BETWEEN 0 AND 1439),
  ADD COLUMN quiet_to_minute smallint NOT NULL DEFAULT 480
    CONSTRAINT studio_settings_quiet_to CHECK (quiet_to_minute BETWEEN 0 AND 1439),
  ADD COLUMN offer_minutes integer NOT NULL DEFAULT 30
    CONSTRAINT studio_settings_offer_minutes CHECK (offer_minutes BETWEEN 5 AND 240),
  ADD COLUMN reminder_hours integer NOT NULL DEFAULT 24
    CONSTRAINT studio_settings_reminder_hours CHECK (reminder_hours BETWEEN 1 AND 72),
  ADD COLUMN sends_sms boolean NOT NULL DEFAULT true,
  ADD COLUMN sends_reminders boolean NOT NULL DEFAULT true,
  -- Grows with each save, so that two owners cannot overwrite each other's changes.
  ADD COLUMN settings_version integer NOT NULL DEFAULT 1;
