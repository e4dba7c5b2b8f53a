import type { AccountExport } from '#features/accounts/server/account-export.ts'
import { centimesToChf } from '#shared/money.ts'

import { paymentsOfPerson } from './forget-payers.ts'
import { selectPayments, customerStatusOf, withRefunds } from './payment-rows.ts'

export const paymentsForAccount: AccountExport = {
  name: 'payments',
  async read(db, account) {
    const rows = await selectPayments(db)
      .where(paymentsOfPerson(account))
      .orderBy('payments.created_at')
      .execute()
    return rows.map(withRefunds).map((row) => ({
      purpose: row.purpose,
      amountChf: centimesToChf(row.amount_centimes),
      refundedChf: centimesToChf(row.refunded_centimes),
      method: row.method,
      status: customerStatusOf(row),
      payer: row.payer,
      createdAt: row.created_at,
      paidAt: row.paid_at,
    }))
  },
}
