import { Button } from '@mantine/core'
import { lazy, Suspense, useId } from 'react'

import type { SlotScope } from '#features/availability/web/slot-queries.ts'
import { BackClosesWindows } from '#ui/overlays/back-closes-windows.tsx'
import { useHistoryDialog } from '#ui/overlays/use-history-dialog.ts'

import type { AppointmentView } from '../appointments.contract.ts'
import type { AppointmentCalls } from './appointment-calls.ts'
import { LockoutNote } from './lockout-note.tsx'
import type { MovableAppointment } from './use-move.ts'

import styles from './appointment-actions.module.css'

const EditDialog = lazy(() => import('./edit-dialog.tsx'))
const CancelDialog = lazy(() => import('./cancel-dialog.tsx'))

type Props = {
  appointment: MovableAppointment & Pick<AppointmentView, '_id' | 'paymentType'>
  labels: { edit: string; cancel: string }
  isLocked: boolean
  phone: string
  scope: SlotScope
  calls: AppointmentCalls
  onChanged: () => void
}

export function AppointmentActions(props: Props) {
  const { appointment, labels, isLocked, phone, scope, calls, onChanged } = props
  const noteId = useId()
  const editing = useHistoryDialog(`modifica-${appointment._id}`)
  const cancelling = useHistoryDialog(`cancella-${appointment._id}`)
  const button = (does: 'edit' | 'cancel') =>
    ({
      size: 'sm',
      disabled: isLocked,
      'aria-describedby': isLocked ? `${noteId}-${does}` : undefined,
    }) as const
  return (
    <>
      <div className={styles['actions']}>
        <Button {...button('edit')} variant="outline" onClick={editing.open}>
          {labels.edit}
        </Button>
        <Button {...button('cancel')} variant="danger" onClick={cancelling.open}>
          {labels.cancel}
        </Button>
      </div>
      {isLocked && <LockoutNote id={noteId} phone={phone} />}
      <Suspense>
        {editing.opened && !isLocked && (
          <>
            <EditDialog
              appointment={appointment}
              scope={scope}
              calls={calls}
              history="entry"
              onClose={editing.close}
              onMoved={onChanged}
            />
            <BackClosesWindows />
          </>
        )}
        {cancelling.opened && !isLocked && (
          <CancelDialog
            appointment={appointment}
            calls={calls}
            onClose={cancelling.close}
            onCancelled={onChanged}
          />
        )}
      </Suspense>
    </>
  )
}
