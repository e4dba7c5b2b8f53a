import { scheduleTexts } from '../../barbers-screens.it.ts'
import { AffectedItem } from './affected-item.tsx'
import styles from './affected.module.css'
import type { Affected } from './reassign.ts'
import { ReassignForm } from './reassign-form.tsx'
import type { Fates } from './use-fates.ts'

type Props = {
  appointments: readonly Affected[]
  fates: Fates
  /** What is told to a customer whose appointment is cancelled here. */
  reason: string
}

/** Appointments that are in the way, each to give to a colleague or to cancel. */
export function AffectedList({ appointments, fates, reason }: Props) {
  return (
    <>
      {fates.colleagues.length > 0 && fates.open.length > 0 && <ReassignForm fates={fates} />}
      <ul className={styles['list']} aria-label={scheduleTexts.affected.list}>
        {appointments.map((appointment) => (
          <AffectedItem
            key={appointment._id}
            appointment={appointment}
            reason={reason}
            fate={fates.fates.get(appointment._id)}
            onCancelled={() => fates.cancelled(appointment)}
          />
        ))}
      </ul>
    </>
  )
}
