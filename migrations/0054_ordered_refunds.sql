-- An owner who cancels a visit after its start may order its refund. The order also covers money that returns when a
-- dispute is won later.
ALTER TABLE appointments ADD COLUMN is_refund_ordered boolean NOT NULL DEFAULT false;
UPDATE appointments a SET is_refund_ordered = true WHERE status = 'cancelled' AND EXISTS
  (SELECT FROM refunds r JOIN payments p ON p.id = r.payment_id
   WHERE p.appointment_id = a.id AND r.created_at = a.cancelled_at AND r.reason = 'Appuntamento cancellato');

-- Changing a login's profile must not lock the user's row as a key, because writers of appointments and customers
-- reference it. A unique constraint takes that lock; a partial index does not.
ALTER TABLE users DROP CONSTRAINT users_one_login_per_barber;
CREATE UNIQUE INDEX users_one_login_per_barber ON users (barber_id) WHERE barber_id IS NOT NULL;
