/** SQL for `earnedOf` (money.rules.ts) over columns of `appointments`; a test compares the two. */
export const earnedCentimes = `CASE WHEN paid_centimes > 0 AND paid_centimes = refunded_centimes THEN 0
  ELSE price_centimes - least(gesture_centimes, greatest(0, price_centimes - paid_centimes + refunded_centimes)) END`
