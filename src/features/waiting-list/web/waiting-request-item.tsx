import { instantNames } from '#shared/italian-moments.ts'
import { phoneLink, readablePhone } from '#shared/phone.ts'
import { chipLooks } from '#ui/display/chip-looks.ts'
import { Chip, type ChipLook } from '#ui/display/chip.tsx'

import { waitingListScreenTexts as texts } from '../waiting-list-screens.it.ts'
import type { WaitingRequest, WaitingStatus } from '../waiting-list.contract.ts'
import { waitingListTexts } from '../waiting-list.it.ts'
import { PreferenceFacts } from './preference-facts.tsx'

import styles from './waiting-request.module.css'

const looks: Record<WaitingStatus, ChipLook> = {
  pending: chipLooks.wait,
  notified: chipLooks.ok,
  booked: chipLooks.done,
  expired: chipLooks.no,
}

type Props = {
  request: WaitingRequest
  zone: string
}

export function WaitingRequestItem({ request, zone }: Props) {
  const { client, status, service } = request
  const expiry = instantNames.short(new Date(request.expiryDate), zone)
  return (
    <li className={`state-pole ${styles['request']}`} data-tone={looks[status].tone}>
      <div className={styles['who']}>
        <p className={styles['name']}>{`${client.firstName} ${client.lastName}`}</p>
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
        <PreferenceFacts wish={request} labels={texts.labels} className={styles['facts']} />
      </div>
      <div className={styles['state']}>
        <Chip {...looks[status]}>{waitingListTexts.status[status]}</Chip>
        <p className="num">{`${texts.requested} ${instantNames.short(new Date(request.requestDate), zone)}`}</p>
        {status !== 'booked' && (
          <p className="num">{status === 'expired' ? texts.expired(expiry) : texts.expires(expiry)}</p>
        )}
      </div>
    </li>
  )
}
