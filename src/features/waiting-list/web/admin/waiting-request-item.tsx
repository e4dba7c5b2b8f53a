import { IconCheck, IconChecks, IconHourglass, IconX } from '@tabler/icons-react'
import type { ComponentProps } from 'react'

import { instantNames } from '#shared/italian-moments.ts'
import { phoneLink, readablePhone } from '#shared/phone.ts'
import { Chip } from '#ui/display/chip.tsx'

import { waitingListScreenTexts as texts } from '../../waiting-list-screens.it.ts'
import type { WaitingRequest, WaitingStatus } from '../../waiting-list.contract.ts'
import { waitingListTexts } from '../../waiting-list.it.ts'

import styles from './waiting-request.module.css'

type Look = Pick<ComponentProps<typeof Chip>, 'tone' | 'icon'>

const looks: Record<WaitingStatus, Look> = {
  pending: { tone: 'wait', icon: IconHourglass },
  notified: { tone: 'ok', icon: IconCheck },
  booked: { tone: 'done', icon: IconChecks },
  expired: { tone: 'no', icon: IconX },
}

type Props = {
  request: WaitingRequest
  /** The shop's zone. */
  zone: string
}

/** Who waits for what: only to be read. */
export function WaitingRequestItem({ request, zone }: Props) {
  const { client, status, preferredBarber, service, preferredDays, preferredTimeSlots, notes } = request
  const expiry = instantNames.short(new Date(request.expiryDate), zone)
  const list = (words: readonly string[], none: string) => words.join(', ') || none
  return (
    <li className={`state-pole ${styles['request']}`} data-tone={looks[status].tone}>
      <div className={styles['who']}>
        <p className={styles['name']}>
          {client.firstName} {client.lastName}
        </p>
        {client.phone && (
          <p className={styles['contact']}>
            <a href={phoneLink(client.phone)} className="num">
              {readablePhone(client.phone)}
            </a>
          </p>
        )}
        <p className={styles['contact']}>
          <a href={`mailto:${client.email}`}>{client.email}</a>
        </p>
      </div>
      <div className={styles['service']}>
        <p className={styles['wanted']}>{service}</p>
        <dl className={styles['facts']}>
          <dt>{texts.labels.barber}</dt>
          <dd>
            {preferredBarber ? `${preferredBarber.firstName} ${preferredBarber.lastName}` : texts.anyBarber}
          </dd>
          <dt>{texts.labels.days}</dt>
          <dd>
            {list(
              preferredDays.map((day) => waitingListTexts.days[day]),
              texts.anyDay,
            )}
          </dd>
          <dt>{texts.labels.times}</dt>
          <dd>
            {list(
              preferredTimeSlots.map((period) => waitingListTexts.periods[period]),
              texts.anyTime,
            )}
          </dd>
          {notes && (
            <>
              <dt>{texts.labels.notes}</dt>
              <dd>{notes}</dd>
            </>
          )}
        </dl>
      </div>
      <div className={styles['state']}>
        <Chip {...looks[status]}>{waitingListTexts.status[status]}</Chip>
        <p className="num">
          {texts.requested} {instantNames.short(new Date(request.requestDate), zone)}
        </p>
        {status !== 'booked' && (
          <p className="num">{status === 'expired' ? texts.expired(expiry) : texts.expires(expiry)}</p>
        )}
      </div>
    </li>
  )
}
