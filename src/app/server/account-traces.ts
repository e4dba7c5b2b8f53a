import type { AccountTrace } from '#features/accounts/server/public.ts'
import { appointmentsOfAccount } from '#features/appointments/server/public.ts'
import { chatsOfAccount } from '#features/assistant/server/public.ts'
import { customerOfAccount } from '#features/customers/server/public.ts'
import { ordersOfAccount } from '#features/orders/server/public.ts'
import { paymentsOfAccount } from '#features/payments/server/public.ts'
import { contactsOfAccount } from '#features/requests/server/public.ts'
import { requestsOfAccount } from '#features/waiting-list/server/public.ts'

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
