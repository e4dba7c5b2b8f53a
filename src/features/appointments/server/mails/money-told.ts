import { centimesToChf } from '#shared/money.ts'

import { dueOf, keptAfterExcess, keptOf } from '../../money.rules.ts'
import { type AppointmentRow, moneyOf } from '../appointment-rows.ts'

/** CHF of one appointment as its mails tell it. */
export type ToldMoney = {
  /** kept, by the way it came; of a cancelled appointment what was paid for it */
  online: number
  cash: number
  due: number
  /** the till owes it: cash beyond the price */
  owed: number
  /** a cancellation gives it back */
  goesBack: boolean
}

/** @param goesBack whether a cancellation gives the money back */
export function moneyTold(row: AppointmentRow, goesBack: boolean): ToldMoney {
  const money = moneyOf(row)
  const cash = row.cash_centimes
  const isCancelled = row.status === 'cancelled'
  const kept = isCancelled ? { online: keptOf(money) - cash, cash } : keptAfterExcess(money, cash)
  return {
    online: centimesToChf(kept.online),
    cash: centimesToChf(cash),
    due: centimesToChf(dueOf(money)),
    owed: centimesToChf(cashOwedIn(row, goesBack)),
    goesBack,
  }
}

/** Centimes that the till owes: of a cancelled appointment all cash that goes back, else cash beyond the price. */
export function cashOwedIn(row: AppointmentRow, goesBack: boolean): number {
  if (row.status === 'cancelled') return goesBack ? row.cash_centimes : 0
  return Math.max(0, row.cash_centimes - row.price_centimes)
}
