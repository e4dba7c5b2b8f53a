import { StatusChip } from '#features/appointments/web/status-chip.tsx'
import { folded } from '#shared/folded.ts'
import { formatChf } from '#shared/money.ts'

import type { CustomerCard } from '../../customers.contract.ts'
import { customerTexts } from '../../customers.it.ts'
import { CardList } from './card-list.tsx'

type Props = { card: CustomerCard; currentId: string | null }

export function CustomerHistory({ card, currentId }: Props) {
  const others = card.history.filter(({ _id }) => _id !== currentId)
  const isOther = (name: string) => folded(name) !== folded(card.name)
  return (
    <CardList title={customerTexts.history} none={customerTexts.noHistory} rows={others}>
      {({ name, date, time, service, barber, status, price }) => (
        <>
          <b>{customerTexts.atTime(date, time)}</b>
          <StatusChip status={status} />
          <p className="dim">
            <span>{[...(isOther(name) ? [name] : []), service, barber].join(' · ')}</span> ·{' '}
            <span className="num">{formatChf(price)}</span>
          </p>
        </>
      )}
    </CardList>
  )
}
