import { z } from 'zod'

import { type Choice, emptyChoice } from '../picker/choice.ts'
import { choiceSchema } from '../drafts.ts'
import { createSessionDraft } from '../session-draft.ts'

/** What has been written down of a call so far. */
export type PhoneDraft = {
  nickname: string
  phone: string
  choice: Choice
  /** Who wrote it: the next person at this device starts empty. */
  accountId: string | null
}

export const emptyPhoneDraft: PhoneDraft = { nickname: '', phone: '', choice: emptyChoice, accountId: null }

export const phoneDraft = createSessionDraft<PhoneDraft>(
  'phone-booking-draft',
  z.object({
    nickname: z.string(),
    phone: z.string(),
    choice: choiceSchema,
    accountId: z.string().nullable(),
  }),
  emptyPhoneDraft,
)
