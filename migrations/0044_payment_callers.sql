-- From which place on the net a chair is held, as a keyed hash, never the address: what a stranger holds under a guest's name must
-- not keep the guest from paying. Gone with the payment's request.
ALTER TABLE payments ADD COLUMN caller text;
