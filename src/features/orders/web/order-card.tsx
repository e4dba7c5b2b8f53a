import { useMoment } from '#features/settings/web/use-moment.ts'
import { formatChf } from '#shared/money.ts'
import { Numeral } from '#ui/display/numeral.tsx'
import { buttonLook } from '#ui/theme/button-look.ts'

import { orderHistoryTexts as texts, ordersScreenTexts } from '../orders-screens.it.ts'
import { shownNumber, shownProduct } from '../orders-view.rules.ts'
import type { Order } from '../orders.contract.ts'
import { OrderStatusChip, orderTone } from './order-status-chip.tsx'

import styles from './order-card.module.css'

/** OHIST-03. */
const maxNamed = 3

type Props = { order: Order; onOpen: () => void }

export function OrderCard({ order, onOpen }: Props) {
  const moment = useMoment()
  const { status, items, totals, createdAt } = order
  const number = shownNumber(order)
  return (
    <li className={`${styles['card']} state-pole`} data-tone={orderTone(status)}>
      <div className={styles['head']}>
        <h3 className={`num ${styles['number']}`}>{number}</h3>
        <OrderStatusChip status={status} />
      </div>
      <p
        className={`dim num ${styles['when']}`}
      >{`${moment(createdAt)} · ${ordersScreenTexts.items(items.length)}`}</p>
      <ul className={styles['items']}>
        {items.slice(0, maxNamed).map((item) => (
          <li key={item.product._id}>{ordersScreenTexts.quantity(item.quantity, shownProduct(item))}</li>
        ))}
        {items.length > maxNamed && <li className="num">{texts.others(items.length - maxNamed)}</li>}
      </ul>
      <div className={styles['foot']}>
        <Numeral size={26}>{formatChf(totals.total)}</Numeral>
        <button
          type="button"
          {...buttonLook('outline', 'sm')}
          aria-label={texts.detailsOf(number)}
          onClick={onOpen}
        >
          {texts.details}
        </button>
      </div>
    </li>
  )
}
