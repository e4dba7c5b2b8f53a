import { hasFields, isFlag, isText } from '#ui/browser/session-draft.ts'

/**
 * Draft data of a form with photos: the submission id ('' before it is begun), and whether it had photos,
 * which are not stored.
 */
export type FormDraftState = { submissionId: string; hadPhotos: boolean }

export const emptyFormDraft: FormDraftState = { submissionId: '', hadPhotos: false }

export function isFormDraftState(value: unknown): value is FormDraftState {
  return hasFields(value, ['submissionId'], isText) && hasFields(value, ['hadPhotos'], isFlag)
}
