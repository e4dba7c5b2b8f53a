import { type AccountExport, accountItself } from '#features/accounts/server/public.ts'
import { appointmentsForAccount } from '#features/appointments/server/public.ts'
import { chatsForAccount } from '#features/assistant/server/public.ts'
import { customerForAccount } from '#features/customers/server/public.ts'
import { messagesTo } from '#features/notifications/server/public.ts'
import { ordersForAccount } from '#features/orders/server/public.ts'
import { paymentsForAccount } from '#features/payments/server/public.ts'
import { contactsForAccount } from '#features/requests/server/public.ts'
import { requestsForAccount } from '#features/waiting-list/server/public.ts'

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
  accountItself,
  customerForAccount,
  appointmentsForAccount,
  requestsForAccount,
  contactsForAccount,
  chatsForAccount,
  ordersForAccount,
  paymentsForAccount,
  messagesForAccount,
]
