import { useEffect } from 'react'

import { useSession } from '#features/accounts/web/session-store.ts'

import { type CheckoutDraft, checkoutDraft } from './checkout-draft.ts'

/**
 * Returns the draft of the signed-in person or of a guest. A guest who signs in keeps the input; a payment stays with the
 * person who prepared it.
 */
export function useCheckoutDraft(): CheckoutDraft {
  const { status, user } = useSession()
  const draft = checkoutDraft.useDraft()
  const isSame = draft.accountId === (user?._id ?? null)
  const isOwn = isSame || (draft.accountId === null && draft.prepared === null)
  const isForeign = status !== 'loading' && !isOwn
  useEffect(() => {
    if (isForeign) checkoutDraft.clear()
  }, [isForeign])
  return isOwn ? draft : checkoutDraft.empty
}
