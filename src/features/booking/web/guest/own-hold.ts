import { createLeftHold } from '#features/payments/web/left-hold.ts'

import { guestDraft, isGuestDraft } from '../drafts.ts'

export const { forget: forgetOwnHold, useLeftHold } = createLeftHold({
  key: 'guest-booking-hold',
  draft: guestDraft,
  isDraft: isGuestDraft,
  preparedIn: ({ payment }) => payment.prepared,
})
