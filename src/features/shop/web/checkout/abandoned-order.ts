import { createStoredHold } from '#features/payments/web/stored-hold.ts'

import { checkoutDraft, isCheckoutDraft } from './checkout-draft.ts'

export const { useStoredHold: useStoredOrder } = createStoredHold({
  key: 'shop-checkout-hold',
  draft: checkoutDraft,
  isDraft: isCheckoutDraft,
  preparedIn: ({ prepared }) => prepared,
})
