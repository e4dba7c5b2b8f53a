import { createStoredHold } from '#features/payments/web/stored-hold.ts'

import { guestDraft, isGuestDraft } from '../drafts.ts'

export const { forget: forgetOwnHold, useStoredHold } = createStoredHold({
  key: 'guest-booking-hold',
  draft: guestDraft,
  isDraft: isGuestDraft,
  preparedIn: ({ payment }) => payment.prepared,
})
