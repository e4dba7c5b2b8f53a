-- Keyed hash of the holder's network address: a stranger's hold under a guest's name must not stop the guest from paying.
-- Removed together with the payment's request.
ALTER TABLE payments ADD COLUMN caller text;
