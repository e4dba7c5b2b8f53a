import { centimesToChf } from '#shared/money.ts'

import { isPayable } from '../../appointment-statuses.rules.ts'
import { dueOf, retainedAfterExcess, netPaidOf } from '../../money.rules.ts'
import { type Appointment, moneyOf } from '../appointment.ts'

/** CHF. `online`, `cash`: kept money by method, for a cancelled appointment everything paid; `owed`: cash beyond the price. */
export type MoneySummary = {
  online: number
  cash: number
  due: number
  owed: number
  goesBack: boolean
}

export function moneySummaryOf(appointment: Appointment, goesBack: boolean): MoneySummary {
  const money = moneyOf(appointment)
  const cash = appointment.payment.cash
  const retained = isPayable(appointment)
    ? retainedAfterExcess(money, cash)
    : { online: netPaidOf(money) - cash, cash }
  return {
    online: centimesToChf(retained.online),
    cash: centimesToChf(cash),
    due: centimesToChf(dueOf(money)),
    owed: centimesToChf(cashOwedFor(appointment, goesBack)),
    goesBack,
  }
}

/**
 * Centimes of cash that the shop owes: for a cancelled appointment all refundable cash, otherwise the cash beyond the
 * price.
 */
export function cashOwedFor(appointment: Appointment, goesBack: boolean): number {
  if (appointment.status === 'cancelled') return goesBack ? appointment.payment.cash : 0
  return Math.max(0, appointment.payment.cash - appointment.price)
}
