type Order = { state: string; stripe_refund_id: string | null; amount_centimes: number }

type RefundRoom<Row extends Order> = {
  same: Row | undefined
  shrunk: { order: Row; amount: number }[]
  abandoned: { order: Row; isMoneyLeft: boolean }[]
}

/**
 * Decides which refund orders still fit after Stripe has made a refund unknown to us.
 * @param paid, amount in centimes
 */
export function fitRefunds<Row extends Order>(
  rows: readonly Row[],
  paid: number,
  amount: number,
): RefundRoom<Row> {
  const waiting = rows.filter((row) => row.state === 'requested' && row.stripe_refund_id === null)
  const same = waiting.find((row) => row.amount_centimes === amount)
  const room: RefundRoom<Row> = { same, shrunk: [], abandoned: [] }
  if (same) return room
  const counted = rows.filter((row) => row.state !== 'failed')
  const ordered = sumOf(counted)
  // Everything left was ordered, so the order still means the whole, now smaller, rest.
  const isRest = ordered >= paid
  const made = sumOf(counted.filter((row) => !waiting.includes(row)))
  const isMoneyLeft = !isRest && paid - made > amount
  let over = ordered + amount - paid
  for (const order of waiting.toReversed()) {
    if (over <= 0) break
    const fits = order.amount_centimes - over
    if (isRest && fits > 0) room.shrunk.push({ order, amount: fits })
    else room.abandoned.push({ order, isMoneyLeft })
    over -= order.amount_centimes
  }
  return room
}

function sumOf(rows: readonly Order[]): number {
  return rows.reduce((sum, row) => sum + row.amount_centimes, 0)
}
