import { createStoredHold } from '#features/payments/web/stored-hold.ts'

import { checkoutDraft, isCheckoutDraft } from './checkout-draft.ts'

export const { useLeftHold: useLeftOrder } = createStoredHold({
  key: 'shop-checkout-hold',
  draft: checkoutDraft,
  isDraft: isCheckoutDraft,
  preparedIn: ({ prepared }) => prepared,
})
