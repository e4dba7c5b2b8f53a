import { StatusChip } from '#features/appointments/web/public.ts'
import type { CustomerCard } from '#features/customers/customers.contract.ts'
import { customerTexts } from '#features/customers/customers.it.ts'
import { formatChf } from '#shared/money.ts'

import styles from './customer-card.module.css'

type Props = { card: CustomerCard; currentId: string | null }

export function CustomerHistory({ card, currentId }: Props) {
  const others = card.history.filter(({ _id }) => _id !== currentId)
  return (
    <section aria-label={customerTexts.history}>
      <h4 className="label">{customerTexts.history}</h4>
      {others.length === 0 ? (
        <p className="dim">{customerTexts.noHistory}</p>
      ) : (
        <ul className={styles['history']}>
          {others.map(({ _id, date, time, service, barber, status, price }) => (
            <li key={_id}>
              <b>{customerTexts.atTime(date, time)}</b>
              <StatusChip status={status} />
              <p className="dim">
                {service} · {barber} · <span className="num">{formatChf(price)}</span>
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
