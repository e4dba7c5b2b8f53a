import { createSessionDraft, hasFields, isText } from '#ui/browser/session-draft.ts'
import { createTimeOpen } from '#ui/browser/time-open.ts'

import type { Person } from './contact-person.tsx'

/**
 * A message that is being written, without the consent, which is given each time.
 * @param name under which it is kept
 * @param blank its fields, empty
 */
export function createContactDraft<Draft extends Record<Person, string> & Record<string, string>>(
  name: { draft: string; timeOpen: string },
  blank: Draft,
) {
  const isDraft = (value: unknown): value is Draft => hasFields(value, Object.keys(blank), isText)
  return {
    ...createSessionDraft<Draft>(name.draft, isDraft, blank),
    /** How long the form has been in front of somebody. */
    timeOpen: createTimeOpen(name.timeOpen),
  }
}
