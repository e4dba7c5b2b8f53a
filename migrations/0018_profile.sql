-- Time of consent to news and offers; null without consent. The next migration stores withdrawals by address.
ALTER TABLE users ADD COLUMN marketing_consent_at timestamptz;

-- Uploaded picture of the barber; without it the screens show the drawn portrait (image_url) or the initials.
ALTER TABLE barbers ADD COLUMN photo_url text;
