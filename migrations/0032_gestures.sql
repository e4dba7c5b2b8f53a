-- Part of a refund that the owner grants beyond the price; it does not become due again.
ALTER TABLE refunds ADD COLUMN gesture_centimes integer NOT NULL DEFAULT 0
  CONSTRAINT refunds_gesture_within_refund CHECK (gesture_centimes BETWEEN 0 AND amount_centimes);

-- Sums of the payments, for lists and statistics; each writer of a payment updates them.
ALTER TABLE appointments ADD COLUMN gesture_centimes integer NOT NULL DEFAULT 0
  CONSTRAINT appointments_gestures_within_refunds CHECK (gesture_centimes BETWEEN 0 AND greatest(0, refunded_centimes));
-- Cash part of the kept amount; its refunds come from the till.
ALTER TABLE appointments ADD COLUMN cash_centimes integer NOT NULL DEFAULT 0
  CONSTRAINT appointments_cash_not_negative CHECK (cash_centimes >= 0);

-- Refunds by the owner, here or in Stripe's dashboard, up to the uncovered part of the current price.
UPDATE refunds r SET gesture_centimes = least(r.amount_centimes, greatest(0, a.price_centimes - a.paid_centimes + a.refunded_centimes))
  FROM payments p JOIN appointments a ON a.id = p.appointment_id
  WHERE p.id = r.payment_id AND r.state <> 'failed' AND (r.requested_by IS NOT NULL OR r.reason = 'Stripe')
    AND a.status <> 'cancelled' AND a.paid_centimes > a.refunded_centimes;
UPDATE appointments a SET
    gesture_centimes = coalesce((SELECT sum(r.gesture_centimes) FROM refunds r JOIN payments p ON p.id = r.payment_id
      WHERE p.appointment_id = a.id AND p.unfulfilled IS NULL AND r.state <> 'failed'), 0),
    cash_centimes = coalesce((SELECT sum(p.amount_centimes - coalesce((SELECT sum(r.amount_centimes) FROM refunds r
        WHERE r.payment_id = p.id AND r.state <> 'failed'), 0)) FROM payments p
      WHERE p.appointment_id = a.id AND p.state = 'succeeded' AND p.method = 'cash' AND p.unfulfilled IS NULL), 0)
  WHERE paid_centimes > 0;
