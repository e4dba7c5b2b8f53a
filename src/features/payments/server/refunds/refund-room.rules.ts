/** As far as it matters here; amounts in centimes. */
type Order = { state: string; stripe_refund_id: string | null; amount_centimes: number }

type Room<Row extends Order> = {
  /** The order that this refund fulfils. */
  same: Row | undefined
  /** Orders for all that was left, and what is left for them now. */
  shrunk: { order: Row; amount: number }[]
  /** Orders that do not fit any more. */
  givenUp: { order: Row; isMoneyLeft: boolean }[]
}

/**
 * Which orders still fit when Stripe has made a refund that we did not know of. @param paid and @param amount in centimes
 */
export function makeRoom<Row extends Order>(rows: readonly Row[], paid: number, amount: number): Room<Row> {
  const waiting = rows.filter((row) => row.state === 'requested' && row.stripe_refund_id === null)
  const same = waiting.find((row) => row.amount_centimes === amount)
  const room: Room<Row> = { same, shrunk: [], givenUp: [] }
  if (same) return room
  const counted = rows.filter((row) => row.state !== 'failed')
  const ordered = sumOf(counted)
  // All that is left of the payment was ordered, so less of it is meant as well.
  const isRest = ordered >= paid
  const made = sumOf(counted.filter((row) => !waiting.includes(row)))
  const isMoneyLeft = !isRest && paid - made > amount
  let over = ordered + amount - paid
  for (const order of waiting.toReversed()) {
    if (over <= 0) break
    const fits = order.amount_centimes - over
    if (isRest && fits > 0) room.shrunk.push({ order, amount: fits })
    else room.givenUp.push({ order, isMoneyLeft })
    over -= order.amount_centimes
  }
  return room
}

function sumOf(rows: readonly Order[]): number {
  return rows.reduce((sum, row) => sum + row.amount_centimes, 0)
}
