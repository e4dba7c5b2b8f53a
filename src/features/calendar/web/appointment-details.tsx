import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'

import { canBeMoved, customerName } from '#features/appointments/appointments.rules.ts'
import { reloadStaff } from '#features/appointments/web/staff-key.ts'
import { ContactButtons } from '#features/customers/web/contact-buttons.tsx'
import { CustomerCardSection } from '#features/customers/web/customer-card-section.tsx'
import { SidePanel } from '#ui/overlays/side-panel.tsx'

import type { StaffAppointment } from '../calendar.contract.ts'
import { detailsTexts, namelessTexts } from '../calendar.it.ts'
import { AppointmentFacts } from './appointment-facts.tsx'
import { AppointmentMoney } from './appointment-money.tsx'
import { contactOf } from './staff/contact.ts'
import { staffCalls } from './staff/staff-calls.ts'
import { StatusMenu } from './staff/status-menu.tsx'
import { useStaffRole } from './staff/use-staff-role.ts'
import type { StatusChanges } from './staff/use-status-changes.ts'

import styles from './appointment-details.module.css'

const EditDialog = lazy(() => import('#features/appointments/web/edit-dialog.tsx'))

type Props = {
  appointment: StaffAppointment
  changes: StatusChanges
  onClose: () => void
}

export function AppointmentDetails({ appointment, changes, onClose }: Props) {
  const [isMoving, setIsMoving] = useState(false)
  const [isCovered, setIsCovered] = useState(false)
  const client = useQueryClient()
  const { _id, status } = appointment
  const isOwner = useStaffRole() === 'admin'
  return (
    <SidePanel
      history="entry"
      title={customerName(appointment) ?? namelessTexts.client}
      onClose={onClose}
      isCovered={isMoving || isCovered || changes.dialog !== null}
    >
      <div className={styles['details']}>
        <AppointmentFacts
          appointment={appointment}
          state={
            <StatusMenu
              status={status}
              isSaving={changes.savingId === _id}
              onChoose={(chosen) => changes.ask(appointment, chosen)}
            />
          }
        />
        <div className="actions">
          {canBeMoved(status) && (
            <Button size="sm" variant="outline" onClick={() => setIsMoving(true)}>
              {detailsTexts.move}
            </Button>
          )}
          <ContactButtons {...contactOf(appointment)} />
        </div>
        <AppointmentMoney appointment={appointment} isOwner={isOwner} onCovered={setIsCovered} />
        <CustomerCardSection owner={{ appointmentId: _id }} />
      </div>
      {isMoving && (
        <Suspense>
          <EditDialog
            appointment={appointment}
            scope={{ as: 'staff', movedAppointmentId: _id }}
            calls={staffCalls(appointment)}
            onClose={() => setIsMoving(false)}
            onMoved={() => void reloadStaff(client)}
          />
        </Suspense>
      )}
    </SidePanel>
  )
}
