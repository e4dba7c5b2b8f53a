import { createSessionDraft, hasFields, isText } from '#ui/browser/session-draft.ts'
import { createTimeOpen } from '#ui/browser/time-open.ts'

import type { Person } from './contact/contact-person.tsx'

/**
 * Creates the draft of a message. It leaves out the consent, which must be given each time.
 *
 * @param name storage keys
 * @param blank empty fields
 */
export function createContactDraft<Draft extends Record<Person, string> & Record<string, string>>(
  name: { draft: string; timeOpen: string },
  blank: Draft,
) {
  const isDraft = (value: unknown): value is Draft => hasFields(value, Object.keys(blank), isText)
  return {
    ...createSessionDraft<Draft>(name.draft, isDraft, blank),
    timeOpen: createTimeOpen(name.timeOpen),
  }
}
