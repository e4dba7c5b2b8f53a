import { createSessionDraft, hasFields, isText } from '#ui/browser/session-draft.ts'
import { createTimeOpen } from '#ui/browser/time-open.ts'

const fields = ['name', 'email', 'phone', 'salonName', 'message'] as const

/** Without the consent, which is given each time. */
export type DemoDraft = Record<(typeof fields)[number], string>

const blank: DemoDraft = { name: '', email: '', phone: '', salonName: '', message: '' }

export const demoDraft = createSessionDraft<DemoDraft>(
  'demo-request',
  (value): value is DemoDraft => hasFields(value, fields, isText),
  blank,
)

export const timeAtDemo = createTimeOpen('demo-open')
