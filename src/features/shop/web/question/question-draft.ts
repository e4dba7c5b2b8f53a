import { createSessionDraft, hasFields, isText } from '#ui/browser/session-draft.ts'
import { createTimeOpen } from '#ui/browser/time-open.ts'

const fields = ['name', 'email', 'phone', 'question'] as const

/** Without the consent, which is given each time. */
export type QuestionDraft = Record<(typeof fields)[number], string>

const blank: QuestionDraft = { name: '', email: '', phone: '', question: '' }

export const questionDraft = createSessionDraft<QuestionDraft>(
  'shop-question',
  (value): value is QuestionDraft => hasFields(value, fields, isText),
  blank,
)

export const timeAtQuestion = createTimeOpen('question-open')
