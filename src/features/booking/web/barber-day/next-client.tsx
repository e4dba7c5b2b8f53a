import { Button } from '@mantine/core'
import { IconCheck, IconPhone } from '@tabler/icons-react'

import { barberDayTexts } from '#features/booking/barber-day.it.ts'
import { minutesUntil, nextOf } from '#features/booking/barber-day.rules.ts'
import { clockTime } from '#features/booking/booking-days.it.ts'
import { cardTexts, unknownClient } from '#features/booking/calendar.it.ts'
import type { StaffAppointment } from '#features/booking/staff.contract.ts'
import { customerName } from '#features/booking/staff.rules.ts'
import { formatChf } from '#shared/money.ts'
import { FadeSkeleton } from '#ui/fade-skeleton.tsx'
import { Illustration } from '#ui/illustration.tsx'
import { Plate } from '#ui/plate.tsx'

import { contactOf, phoneLink } from '../staff/contact.ts'
import type { ShopNow } from '../staff/use-shop-now.ts'
import type { StatusChanges } from '../staff/use-status-changes.ts'
import styles from './next-client.module.css'

const texts = barberDayTexts.nextClient

type Props = {
  /** undefined while they load */
  appointments: readonly StaffAppointment[] | undefined
  now: ShopNow
  changes: StatusChanges
  onOpen: (id: string) => void
}

/** Who sits in the chair or comes next, with 'Completa' under the thumb. */
export function NextClient({ appointments, now, changes, onOpen }: Props) {
  if (!appointments) return <FadeSkeleton block height={264} />
  const next = nextOf(appointments, now)
  return (
    <section aria-label={texts.label}>
      <Plate className={styles['plate'] ?? ''}>
        <Illustration name="forbici" bare className={styles['picture'] ?? ''} />
        {next ? <Card appointment={next} now={now} changes={changes} onOpen={onOpen} /> : <Over />}
      </Plate>
    </section>
  )
}

function Over() {
  return (
    <>
      <p className={styles['name']}>{texts.over}</p>
      <p>{texts.overHint}</p>
    </>
  )
}

type CardProps = Omit<Props, 'appointments'> & { appointment: StaffAppointment }

function Card({ appointment, now, changes, onOpen }: CardProps) {
  const { _id, time, service, duration, price, paymentType, status } = appointment
  const name = customerName(appointment) ?? unknownClient
  const { phone } = contactOf(appointment)
  const minutes = minutesUntil(time, now)
  const facts = [
    `${service}, ${cardTexts.minutes(duration)}`,
    ...(paymentType === 'online' ? [texts.paidOnline] : []),
  ].join(' · ')
  return (
    <>
      <p className={styles['label']}>{minutes > 0 ? texts.in(minutes) : texts.now}</p>
      <time className={`num ${styles['time']}`} dateTime={`${appointment.date}T${time}`}>
        {clockTime(time)}
      </time>
      <h2 className={styles['name']}>
        <button type="button" className={styles['open']} onClick={() => onOpen(_id)}>
          {name}
        </button>
      </h2>
      <p>
        {facts}, <span className="num">{formatChf(price)}</span>
      </p>
      <div className={styles['actions']}>
        <Button
          variant="filled"
          className={styles['main'] ?? ''}
          leftSection={<IconCheck size={18} stroke={2} aria-hidden />}
          aria-label={barberDayTexts.completeOf(name)}
          onClick={() => changes.ask(appointment, 'completed')}
        >
          {barberDayTexts.complete}
        </Button>
        {status === 'pending' && (
          <Button
            variant="outline"
            aria-label={barberDayTexts.confirmOf(name)}
            onClick={() => changes.ask(appointment, 'confirmed')}
          >
            {barberDayTexts.confirm}
          </Button>
        )}
        <Button
          variant="outline"
          aria-label={barberDayTexts.cancelOf(name)}
          onClick={() => changes.ask(appointment, 'cancelled')}
        >
          {barberDayTexts.cancel}
        </Button>
        {phone && (
          <a
            href={phoneLink(phone)}
            className={`button ${styles['call']}`}
            data-variant="outline"
            data-size="md"
            aria-label={barberDayTexts.call(name)}
          >
            <IconPhone size={18} stroke={1.75} aria-hidden />
          </a>
        )}
      </div>
    </>
  )
}
