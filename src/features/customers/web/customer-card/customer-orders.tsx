import { Link } from 'react-router'

import { orderAddress } from '#features/orders/web/order-address.ts'
import { OrderStatusChip } from '#features/orders/web/order-status-chip.tsx'
import { usePublicSettings } from '#features/settings/web/use-public-settings.ts'
import { instantToWallClock } from '#shared/calendar-time.ts'
import { dayNames } from '#shared/italian-dates.ts'
import { formatChf } from '#shared/money.ts'

import type { CustomerCard } from '../../customers.contract.ts'
import { customerTexts } from '../../customers.it.ts'
import { CardList } from './card-list.tsx'

import styles from './customer-card.module.css'

export function CustomerOrders({ bought }: { bought: NonNullable<CustomerCard['bought']> }) {
  const { timeZone } = usePublicSettings()
  const { latest, orders } = bought
  const counted = latest.filter(({ status }) => status !== 'cancelled')
  return (
    <CardList
      title={customerTexts.orders}
      none={customerTexts.noOrders}
      rows={latest}
      foot={orders > counted.length && <p className={styles['count']}>{customerTexts.allOrders(orders)}</p>}
    >
      {({ _id, orderNumber, status, total, createdAt }) => (
        <>
          <Link to={orderAddress(_id)} aria-label={customerTexts.openOrder(orderNumber)} className="num">
            {orderNumber}
          </Link>
          <OrderStatusChip status={status} />
          <p className="dim num">{`${dayNames.withYear(instantToWallClock(new Date(createdAt), timeZone).day)} · ${formatChf(total)}`}</p>
        </>
      )}
    </CardList>
  )
}
