import { hasFields, isFlag, isText } from '#ui/browser/session-draft.ts'

/**
 * Draft data of a form with photos: the submission id ('' before it is begun), and whether it had photos,
 * which are not stored.
 */
export type BegunForm = { submissionId: string; hadPhotos: boolean }

export const notBegun: BegunForm = { submissionId: '', hadPhotos: false }

export function isBegunForm(value: unknown): value is BegunForm {
  return hasFields(value, ['submissionId'], isText) && hasFields(value, ['hadPhotos'], isFlag)
}
