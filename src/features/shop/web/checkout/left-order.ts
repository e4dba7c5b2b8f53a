import { createLeftHold } from '#features/payments/web/left-hold.ts'

import { checkoutDraft, isCheckoutDraft } from './checkout-draft.ts'

export const { useLeftHold: useLeftOrder } = createLeftHold({
  key: 'shop-checkout-hold',
  draft: checkoutDraft,
  isDraft: isCheckoutDraft,
  preparedIn: ({ prepared }) => prepared,
})
