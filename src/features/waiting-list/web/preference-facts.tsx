import { waitingListScreenTexts as texts } from '../waiting-list-screens.it.ts'
import type { WaitingRequest } from '../waiting-list.contract.ts'
import { waitingListTexts } from '../waiting-list.it.ts'

type Wish = Pick<WaitingRequest, 'preferredBarber' | 'preferredDays' | 'preferredTimeSlots' | 'notes'>
type Props = {
  wish: Wish
  labels: { barber: string; days: string; times: string; notes: string }
  className: string | undefined
}

export function PreferenceFacts({ wish, labels, className }: Props) {
  const { preferredBarber, preferredDays, preferredTimeSlots, notes } = wish
  const days = preferredDays.map((day) => labelOf(waitingListTexts.days, day))
  const periods = preferredTimeSlots.map((period) => labelOf(waitingListTexts.periods, period))
  return (
    <dl className={className}>
      <dt>{labels.barber}</dt>
      <dd>
        {preferredBarber ? `${preferredBarber.firstName} ${preferredBarber.lastName}` : texts.anyBarber}
      </dd>
      <dt>{labels.days}</dt>
      <dd>{days.join(', ') || texts.anyDay}</dd>
      <dt>{labels.times}</dt>
      <dd>{periods.join(', ') || texts.anyTime}</dd>
      {notes && (
        <>
          <dt>{labels.notes}</dt>
          <dd>{notes}</dd>
        </>
      )}
    </dl>
  )
}

function labelOf(labels: Readonly<Partial<Record<string, string>>>, word: string): string {
  return labels[word] ?? word
}
