import type { AccountExport } from '#features/accounts/server/account-export.ts'
import { centimesToChf } from '#shared/money.ts'

import { paidBy } from './forget-payers.ts'
import { selectPayments, toldStatusOf, withRefunds } from './payment-rows.ts'

export const paymentsForAccount: AccountExport = {
  name: 'payments',
  async read(db, account) {
    const rows = await selectPayments(db).where(paidBy(account)).orderBy('payments.created_at').execute()
    return rows.map(withRefunds).map((row) => ({
      purpose: row.purpose,
      amountChf: centimesToChf(row.amount_centimes),
      refundedChf: centimesToChf(row.refunded_centimes),
      method: row.method,
      status: toldStatusOf(row),
      payer: row.payer,
      createdAt: row.created_at,
      paidAt: row.paid_at,
    }))
  },
}
