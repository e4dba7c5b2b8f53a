import { type Choice, emptyChoice, isChoice } from '#features/availability/web/public.ts'
import { createSessionDraft, hasFields, isText, isTextOrNull } from '#ui/browser/session-draft.ts'

/** What has been written down of a call so far. */
export type PhoneDraft = {
  nickname: string
  phone: string
  /** Who was recognised. */
  customerId: string | null
  choice: Choice
  /** Who wrote it: the next person at this device starts empty. */
  accountId: string | null
}

export const emptyPhoneDraft: PhoneDraft = {
  nickname: '',
  phone: '',
  customerId: null,
  choice: emptyChoice,
  accountId: null,
}

const isPhoneDraft = (value: unknown): value is PhoneDraft =>
  hasFields(value, ['nickname', 'phone'], isText) &&
  hasFields(value, ['choice'], isChoice) &&
  hasFields(value, ['accountId', 'customerId'], isTextOrNull)

export const phoneDraft = createSessionDraft<PhoneDraft>('phone-booking-draft', isPhoneDraft, emptyPhoneDraft)

export const phoneAttempt = phoneDraft.attempt()
