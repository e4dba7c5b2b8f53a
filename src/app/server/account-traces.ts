import type { AccountTrace } from '#features/accounts/server/account-trace.ts'
import { appointmentsOfAccount } from '#features/appointments/server/forget-account.ts'
import { chatsOfAccount } from '#features/assistant/server/forget-chats.ts'
import { customerOfAccount } from '#features/customers/server/forget-customers.ts'
import { contactsOfAccount } from '#features/inquiries/server/forget-inquiries.ts'
import { ordersOfAccount } from '#features/orders/server/forget-orders.ts'
import { paymentsOfAccount } from '#features/payments/server/forget-payers.ts'
import { requestsOfAccount } from '#features/waiting-list/server/withdraw-requests.ts'

/** Data of a deleted account, in order: parts that still notify the person come first. */
export const accountTraces: readonly AccountTrace[] = [
  appointmentsOfAccount,
  ordersOfAccount,
  customerOfAccount,
  requestsOfAccount,
  contactsOfAccount,
  chatsOfAccount,
  paymentsOfAccount,
]
