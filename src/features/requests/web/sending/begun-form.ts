import { hasFields, isFlag, isText } from '#ui/browser/session-draft.ts'

/**
 * What the draft of a form with photos keeps beside its words: the mark under which it is sent, '' until it is begun, and
 * whether there were photos, which are not kept themselves.
 */
export type BegunForm = { submissionId: string; hadPhotos: boolean }

export const notBegun: BegunForm = { submissionId: '', hadPhotos: false }

export function isBegunForm(value: unknown): value is BegunForm {
  return hasFields(value, ['submissionId'], isText) && hasFields(value, ['hadPhotos'], isFlag)
}
