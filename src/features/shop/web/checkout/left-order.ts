import { createLeftHold } from '#features/payments/web/public.ts'

import { checkoutDraft, isCheckoutDraft } from './checkout-draft.ts'

/** The products that are kept for a payment. */
export const { useLeftHold: useLeftOrder } = createLeftHold({
  key: 'shop-checkout-hold',
  draft: checkoutDraft,
  isDraft: isCheckoutDraft,
  preparedIn: ({ prepared }) => prepared,
})
