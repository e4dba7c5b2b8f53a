import { usePublicSettings } from '#features/settings/web/use-public-settings.ts'
import { instantToWallClock } from '#shared/calendar-time.ts'
import { dayNames } from '#shared/italian-dates.ts'
import { BusyButton } from '#ui/buttons/busy-button.tsx'
import { chipLooks } from '#ui/display/chip-looks.ts'
import { Chip, type ChipLook } from '#ui/display/chip.tsx'
import { HttpError, messageOf } from '#ui/http/http-client.ts'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { useHistoryDialog } from '#ui/overlays/use-history-dialog.ts'

import { waitingListScreenTexts as texts } from '../../offers-screens.it.ts'
import type { OwnRequest } from '../../offers.contract.ts'
import { waitingListErrorTexts } from '../../offers.it.ts'
import { PreferenceFacts } from '../preference-facts.tsx'
import { useLeaveWaitingList } from '../waiting-list-queries.ts'
import { OpenOfferNote } from './open-offer-note.tsx'

import styles from './own-request.module.css'

const { removal } = texts

const looks: Record<OwnRequest['status'], ChipLook & { label: string }> = {
  pending: { ...chipLooks.wait, label: texts.status.pending },
  notified: { ...chipLooks.ok, label: texts.status.notified },
  expired: { ...chipLooks.no, label: texts.status.other },
}

type Props = { request: OwnRequest; onRemoved: () => void }
type ItemProps = Props & { onBooked: (booked: string) => void }

export function OwnRequestItem({ request, onRemoved, onBooked }: ItemProps) {
  const { service, status, offer } = request
  const { timeZone } = usePublicSettings()
  const day = (instant: string) => dayNames.padded(instantToWallClock(new Date(instant), timeZone).day)
  const { label, ...look } = looks[status]
  return (
    <li className={`state-pole ${styles['request']}`} data-tone={look.tone}>
      <div className={styles['head']}>
        <h2 className={styles['service']}>{service}</h2>
        <Chip {...look}>{label}</Chip>
      </div>
      {offer && <OpenOfferNote offer={offer} onAccepted={onBooked} />}
      <PreferenceFacts wish={request} labels={texts.labels} className={styles['facts']} />
      <div className={styles['foot']}>
        <p className="num dim">{`${texts.requested(day(request.requestDate))}${status === 'pending' ? `, ${texts.until(day(request.expiryDate))}` : ''}`}</p>
        <Removal request={request} onRemoved={onRemoved} />
      </div>
    </li>
  )
}

function Removal({ request: { _id: id, service, offer }, onRemoved }: Props) {
  const dialog = useHistoryDialog(`rimuovi-${id}`)
  const leave = useLeaveWaitingList()
  return (
    <>
      <BusyButton
        variant="outline"
        size="sm"
        isBusy={leave.isPending}
        busyLabel={removal.busy}
        onClick={dialog.open}
      >
        {removal.confirm}
      </BusyButton>
      {dialog.opened && (
        <ConfirmDialog
          texts={{ ...removal, hint: offer ? removal.offered : undefined }}
          name={service}
          isBusy={leave.isPending}
          failure={leave.error && failureOf(leave.error)}
          onClose={() => {
            dialog.close()
            leave.reset()
          }}
          onConfirm={() =>
            leave.mutate(id, {
              onSuccess: () => {
                dialog.close()
                onRemoved()
              },
            })
          }
        />
      )}
    </>
  )
}

const refusals: Partial<Record<number, string>> = {
  403: waitingListErrorTexts.WAITING_REQUEST_NOT_YOURS,
  404: waitingListErrorTexts.WAITING_REQUEST_NOT_FOUND,
  405: waitingListErrorTexts.WAITING_REQUEST_BOOKED,
}

function failureOf(error: Error): string {
  const refusal = error instanceof HttpError ? refusals[error.status] : undefined
  return refusal ?? messageOf(error, texts.removeFailed)
}
