/** Amounts in centimes. `refunded`: refunds ordered, arrived or not; `gestures`: the part of them beyond the price. */
export type MoneyOfAppointment = {
  price: number
  paid: number
  refunded: number
  gestures: number
}

/** Amounts in centimes. `gesture` is 0 for payments and for refunds that follow from the price. */
export type MoneyMovement = {
  kind: 'payment' | 'refund'
  at: Date
  amount: number
  gesture: number
  isCash: boolean
}

export type MoneySums = { paid: number; refunded: number; gestures: number; cash: number }

/**
 * Sums payments and refunds in the order of time. Once everything is refunded the appointment counts as unpaid, and
 * earlier gestures no longer count.
 */
export function sumOf(movements: readonly MoneyMovement[]): MoneySums {
  const inOrder = movements.toSorted((one, other) => one.at.getTime() - other.at.getTime())
  return inOrder.reduce(add, { paid: 0, refunded: 0, gestures: 0, cash: 0 })
}

function add(sums: MoneySums, { kind, amount, gesture, isCash }: MoneyMovement): MoneySums {
  const isPayment = kind === 'payment'
  const paid = sums.paid + (isPayment ? amount : 0)
  const refunded = sums.refunded + (isPayment ? 0 : amount)
  return {
    paid,
    refunded,
    gestures: paid === refunded ? 0 : sums.gestures + gesture,
    cash: sums.cash + (isCash ? (isPayment ? amount : -amount) : 0),
  }
}

export function netPaidOf({ paid, refunded }: Pick<MoneyOfAppointment, 'paid' | 'refunded'>): number {
  return paid - refunded
}

function uncoveredOf(money: MoneyOfAppointment): number {
  return Math.max(0, money.price - netPaidOf(money))
}

/** Centimes of the price that the owner waives: gestures, up to the uncovered part of the price. */
export function waivedOf(money: MoneyOfAppointment): number {
  return Math.min(money.gestures, uncoveredOf(money))
}

/** Centimes still to be paid: kept + due + waived = price + owed. */
export function dueOf(money: MoneyOfAppointment): number {
  return uncoveredOf(money) - waivedOf(money)
}

/** Centimes kept beyond the price. The staff must hand them back, since cash is not refunded automatically. */
export function owedOf(money: MoneyOfAppointment): number {
  return Math.max(0, netPaidOf(money) - money.price)
}

/** True before the start; afterwards only if the owner orders the refund. */
export function givesMoneyBack(startsAt: Date, now: Date, isOrdered: boolean): boolean {
  return startsAt > now || isOrdered
}

export type RetainedMoney = { online: number; cash: number }

export function retainedAfterExcess(money: MoneyOfAppointment, cash: number): RetainedMoney {
  const online = netPaidOf(money) - cash
  return { online: Math.max(0, Math.min(online, money.price - cash)), cash }
}

/** Centimes that a move to another price leaves to pay, and centimes that go back online and in cash. */
export type MoneyOfMove = { due: number; online: number; cash: number }

export function moneyOfMove(
  { kept, cash, gestures }: { kept: number; cash: number; gestures: number },
  price: number,
): MoneyOfMove {
  const money = { price, paid: kept, refunded: 0, gestures }
  const remaining = retainedAfterExcess(money, cash)
  return {
    due: dueOf(money),
    online: kept - cash - remaining.online,
    cash: Math.max(0, cash - price),
  }
}

/** Centimes that a visit has earned. A visit without a recorded payment counts as paid in cash. */
export function earnedOf(money: MoneyOfAppointment): number {
  const isGivenBack = money.paid > 0 && netPaidOf(money) === 0
  return isGivenBack ? 0 : money.price - waivedOf(money)
}

/** Centimes of the owner's refund that go beyond the price. */
export function gestureIn(money: MoneyOfAppointment, amount: number): number {
  return uncoveredOf({ ...money, refunded: money.refunded + amount }) - uncoveredOf(money)
}

export const paymentStatusesOfAppointment = [
  'pending',
  'partially_paid',
  'completed',
  'partially_refunded',
  'refunded',
] as const

export function paymentStatusOf(money: MoneyOfAppointment): (typeof paymentStatusesOfAppointment)[number] {
  if (money.paid === 0) return 'pending'
  if (netPaidOf(money) === 0) return 'refunded'
  if (dueOf(money) > 0) return 'partially_paid'
  return waivedOf(money) > 0 ? 'partially_refunded' : 'completed'
}
