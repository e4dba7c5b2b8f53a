import { centimesToChf } from '#shared/money.ts'

import { isPayable } from '../../appointment-statuses.rules.ts'
import { dueOf, retainedAfterExcess, netPaidOf } from '../../money.rules.ts'
import { type AppointmentRow, moneyOf } from '../appointment-rows.ts'

/** CHF. `online`, `cash`: kept money by method, for a cancelled appointment everything paid; `owed`: cash beyond the price. */
export type MoneySummary = {
  online: number
  cash: number
  due: number
  owed: number
  goesBack: boolean
}

export function moneySummaryOf(row: AppointmentRow, goesBack: boolean): MoneySummary {
  const money = moneyOf(row)
  const cash = row.cash_centimes
  const retained = isPayable(row)
    ? retainedAfterExcess(money, cash)
    : { online: netPaidOf(money) - cash, cash }
  return {
    online: centimesToChf(retained.online),
    cash: centimesToChf(cash),
    due: centimesToChf(dueOf(money)),
    owed: centimesToChf(cashOwedFor(row, goesBack)),
    goesBack,
  }
}

/**
 * Centimes of cash that the shop owes: for a cancelled appointment all refundable cash, otherwise the cash beyond the
 * price.
 */
export function cashOwedFor(row: AppointmentRow, goesBack: boolean): number {
  if (!isPayable(row)) return goesBack ? row.cash_centimes : 0
  return Math.max(0, row.cash_centimes - row.price_centimes)
}
