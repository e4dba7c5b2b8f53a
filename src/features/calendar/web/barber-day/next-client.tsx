import { Button } from '@mantine/core'
import { IconCheck, IconPhone } from '@tabler/icons-react'

import { actionsOf } from '#features/appointments/appointment-statuses.rules.ts'
import { customerName } from '#features/appointments/appointments.rules.ts'
import { isVacationDay } from '#features/barbers/vacations.rules.ts'
import type { OwnBarber } from '#features/barbers/web/use-own-barber.ts'
import type { ShopNow } from '#features/settings/shop-now.rules.ts'
import { weekdayIndex } from '#shared/calendar-time.ts'
import { clockTime } from '#shared/italian-dates.ts'
import { formatChf } from '#shared/money.ts'
import { phoneLink } from '#shared/phone.ts'
import { Illustration } from '#ui/display/illustration.tsx'
import { Plate } from '#ui/display/plate.tsx'
import { FadeSkeleton } from '#ui/feedback/fade-skeleton.tsx'

import { barberDayTexts } from '../../barber-day.it.ts'
import { minutesUntil, nextOf, type RestOfDay, restOfDay } from '../../barber-day.rules.ts'
import type { StaffAppointment } from '../../calendar.contract.ts'
import { cardTexts, namelessTexts } from '../../calendar.it.ts'
import { contactOf } from '../staff/contact.ts'
import type { StatusChanges } from '../staff/use-status-changes.ts'

import styles from './next-client.module.css'

const texts = barberDayTexts.nextClient

type Props = {
  appointments: readonly StaffAppointment[] | undefined
  barber: OwnBarber['barber']
  now: ShopNow
  changes: StatusChanges
  onOpen: (id: string) => void
}

export function NextClient({ appointments, barber, now, changes, onOpen }: Props) {
  if (!appointments) return <FadeSkeleton block height={264} />
  const next = nextOf(appointments, now)
  const working = barber?.workingHours[weekdayIndex(now.day)]
  const rest = restOfDay(appointments, working, isVacationDay(now.day, barber?.vacations ?? []), now)
  return (
    <section aria-label={texts.label}>
      <Plate className={styles['plate'] ?? ''}>
        <Illustration name="forbici" bare className={styles['picture'] ?? ''} />
        {next ? (
          <Card appointment={next} now={now} changes={changes} onOpen={onOpen} />
        ) : (
          <NoNextClient rest={rest} />
        )}
      </Plate>
    </section>
  )
}

function NoNextClient({ rest }: { rest: RestOfDay }) {
  const { title, hint } = barberDayTexts.restOfDay[rest]
  return (
    <>
      <p className={`${styles['name']} ${styles['nobody']}`}>{title}</p>
      <p className={styles['nobody']}>{hint}</p>
    </>
  )
}

type CardProps = Omit<Props, 'appointments' | 'barber'> & { appointment: StaffAppointment }

function Card({ appointment, now, changes, onOpen }: CardProps) {
  const { _id, time, service, duration, price, paymentType, status } = appointment
  const name = customerName(appointment) ?? namelessTexts.client
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
        <span>{facts}</span>, <span className="num">{formatChf(price)}</span>
      </p>
      <div className={styles['actions']}>
        {actionsOf('barber', status).map(({ to, label }, index) => (
          <Button
            key={to}
            variant={index === 0 ? 'filled' : 'outline'}
            className={index === 0 ? (styles['main'] ?? '') : ''}
            leftSection={index === 0 && <IconCheck size={18} stroke={2} aria-hidden />}
            aria-label={barberDayTexts.actionOf(label, name)}
            onClick={() => changes.ask(appointment, to)}
          >
            {label}
          </Button>
        ))}
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
