import { lazy } from 'react'

export { AppointmentActions } from './appointment/appointment-actions.tsx'
export { ChangeTable } from './appointment/change-table.tsx'
export { type Editability, hasStarted, editabilityOf } from './appointment/editability.ts'
export { StatusChip } from './appointment/status-chip.tsx'
export { reloadStaff, staffKey } from './queries/staff-key.ts'
export {
  type AppointmentCalls,
  choiceBody,
  moveAsStaff,
  ownCalls,
  setStatus,
} from './submission/appointment-calls.ts'
export { refusalOf } from './submission/refusal.ts'
export { type NewTerms, termsChange } from './submission/terms-change.ts'
export { useSubmission } from './submission/use-submission.ts'
export { statusTone } from './appointment/status-tone.ts'

export const EditDialog = lazy(() => import('./appointment/edit-dialog.tsx'))
export { TermsQuestion } from './submission/terms-question.tsx'
