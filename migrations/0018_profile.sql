-- When somebody agreed to hear of news and offers: nobody does who has not said so. Who takes it back is noted by address,
-- see the next migration.
ALTER TABLE users ADD COLUMN marketing_consent_at timestamptz;

-- A barber's own picture; without one the drawn portrait (image_url) is shown, or the initials.
ALTER TABLE barbers ADD COLUMN photo_url text;
