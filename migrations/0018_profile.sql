-- Whether somebody wants to hear of news and offers: nobody does who has not said so, and an unsubscription counts
-- whenever it is the later one. Consent is kept with its moment.
ALTER TABLE users
  ADD COLUMN marketing_consent_at timestamptz,
  ADD COLUMN marketing_opt_out_at timestamptz;

-- A barber's own picture; without one the drawn portrait (image_url) is shown, or the initials.
ALTER TABLE barbers ADD COLUMN photo_url text;
