import { createLeftHold } from '#features/payments/web/left-hold.ts'

import { checkoutDraft, isCheckoutDraft } from './checkout-draft.ts'

/** The products reserved for an unfinished payment. */
export const { useLeftHold: useLeftOrder } = createLeftHold({
  key: 'shop-checkout-hold',
  draft: checkoutDraft,
  isDraft: isCheckoutDraft,
  preparedIn: ({ prepared }) => prepared,
})
