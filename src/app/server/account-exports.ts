import { type AccountExport, accountRowExport } from '#features/accounts/server/account-export.ts'
import { appointmentsForAccount } from '#features/appointments/server/export-account.ts'
import { chatsForAccount } from '#features/assistant/server/forget-chats.ts'
import { customerForAccount } from '#features/customers/server/export-account.ts'
import { contactsForAccount } from '#features/inquiries/server/forget-inquiries.ts'
import { messagesTo } from '#features/messages/server/messages-to.ts'
import { ordersForAccount } from '#features/orders/server/forget-orders.ts'
import { paymentsForAccount } from '#features/payments/server/export-account.ts'
import { requestsForAccount } from '#features/waiting-list/server/export-account.ts'

/**
 * Defined here because messages cannot import accounts, which depend on them. Exports only mails to a proven
 * e-mail.
 */
const messagesForAccount: AccountExport = {
  name: 'messages',
  read: async (db, { provenEmail }) => (provenEmail === null ? [] : await messagesTo(db, provenEmail)),
}

/** Parts of the data export. They match the data that account-traces.ts deletes. */
export const accountExports: readonly AccountExport[] = [
  accountRowExport,
  customerForAccount,
  appointmentsForAccount,
  requestsForAccount,
  contactsForAccount,
  chatsForAccount,
  ordersForAccount,
  paymentsForAccount,
  messagesForAccount,
]
