import type { User } from '#features/accounts/accounts.contract.ts'
import { useSession } from '#features/accounts/web/session-store.ts'
import type { CustomerDetails } from '#features/orders/orders.contract.ts'
import { phoneCharacters } from '#shared/phone.ts'

import { checkoutDraft, payerFields } from './checkout-draft.ts'
import { useCheckoutDraft } from './use-checkout-draft.ts'

/** D-PAY-09. */
export function usePayer() {
  const { status, user } = useSession()
  const draft = useCheckoutDraft()
  const accountId = user?._id ?? null
  return {
    isKnown: status !== 'loading',
    key: accountId ?? 'guest',
    initialValues: { ...knownOf(user), ...draft.payer },
    onTyped: (typed: CustomerDetails) => {
      const known = knownOf(user)
      const payer = Object.fromEntries(
        payerFields.filter((field) => typed[field] !== known[field]).map((field) => [field, typed[field]]),
      )
      checkoutDraft.update((draft) => ({ ...draft, payer, accountId }))
    },
  }
}

function knownOf(user: User | null): CustomerDetails {
  const place = { address: '', postalCode: '', city: '' }
  if (!user) return { name: '', email: '', phone: '', ...place }
  const { firstName, lastName, email, phone } = user
  return { name: `${firstName} ${lastName}`.trim(), email, phone: phoneCharacters(phone), ...place }
}
