import { type Choice, emptyChoice, isChoice } from '#features/availability/web/choice.ts'
import { createSessionDraft, hasFields, isText, isTextOrNull } from '#ui/browser/session-draft.ts'

export type PhoneDraft = {
  nickname: string
  phone: string
  customerId: string | null
  choice: Choice
  /** The account that wrote the draft: the next person at this device starts empty. */
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
