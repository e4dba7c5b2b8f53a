import { type AccountExport, accountItself } from '#features/accounts/server/public.ts'
import { appointmentsForAccount } from '#features/appointments/server/public.ts'
import { chatsForAccount } from '#features/assistant/server/public.ts'
import { customerForAccount } from '#features/customers/server/public.ts'
import { messagesTo } from '#features/notifications/server/public.ts'
import { ordersForAccount } from '#features/orders/server/public.ts'
import { paymentsForAccount } from '#features/payments/server/public.ts'
import { contactsForAccount } from '#features/requests/server/public.ts'
import { requestsForAccount } from '#features/waiting-list/server/public.ts'

/** The accounts stand on the messages, which therefore know nothing of accounts. Only to a proven address. */
const messagesForAccount: AccountExport = {
  name: 'messages',
  read: async (db, { provenEmail }) => (provenEmail === null ? [] : await messagesTo(db, provenEmail)),
}

/** What 'Scarica i tuoi dati' holds: everything that account-traces.ts forgets. */
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
