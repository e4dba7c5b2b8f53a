import { lazy } from 'react'

export { AppointmentActions } from './appointment/appointment-actions.tsx'
export { ChangeTable } from './appointment/change-table.tsx'
export { type Standing, hasStarted, standingOf } from './appointment/standing.ts'
export { StatusChip } from './appointment/status-chip.tsx'
export { reloadStaff, staffKey } from './queries/staff-key.ts'
export {
  type AppointmentDoor,
  choiceBody,
  moveAsStaff,
  ownDoor,
  setStatus,
} from './submission/appointment-calls.ts'
export { refusalOf } from './submission/refusal.ts'
export { useSubmission, type PriceChange } from './submission/use-submission.ts'
export { default as statusInk } from './appointment/status-ink.module.css'

export const EditDialog = lazy(() => import('./appointment/edit-dialog.tsx'))
export const PriceChangeDialog = lazy(() => import('./submission/price-change-dialog.tsx'))
