import { IconPrinter } from '@tabler/icons-react'
import type { ReactNode } from 'react'

import { formatChf } from '#shared/money.ts'
import { buttonLook } from '#ui/theme/button-look.ts'

import { adminOrdersTexts as texts, ordersScreenTexts } from '../../orders-screens.it.ts'
import { shownNumber, shownProduct } from '../../orders-view.rules.ts'
import type { Order } from '../../orders.contract.ts'
import { OrderStatusChip, orderTone } from '../display/order-status-chip.tsx'
import { paymentStateOf } from '../display/payment-state.ts'
import { useMoment } from '../display/use-moment.ts'
import { slipAddress } from '../order-address.ts'

import styles from './orders-table.module.css'

const columns = ['order', 'customer', 'items', 'total', 'status', 'date', 'actions'] as const

type Props = { orders: readonly Order[]; isStale: boolean; onOpen: (id: string) => void }

/** A table by its roles: on phones its cells stand in other places, which real cells could not. */
export function OrdersTable({ orders, isStale, onOpen }: Props) {
  return (
    <div role="table" aria-label={texts.title} className={styles['table']} data-stale={isStale}>
      <div role="row" className={`${styles['line']} ${styles['head']}`}>
        {columns.map((column) => (
          <div key={column} role="columnheader" data-column={column}>
            {texts.columns[column]}
          </div>
        ))}
      </div>
      {orders.map((order) => (
        <Row key={order._id} order={order} onOpen={onOpen} />
      ))}
    </div>
  )
}

function Row({ order, onOpen }: { order: Order } & Pick<Props, 'onOpen'>) {
  const moment = useMoment('short')
  const { _id, status, customerInfo, items, totals, createdAt } = order
  const number = shownNumber(order)
  return (
    <div
      role="row"
      className={`${styles['line']} ${styles['row']} state-pole`}
      data-tone={orderTone(status)}
      data-cancelled={status === 'cancelled' || undefined}
    >
      <Cell column="order">
        <b className="num">{number}</b>
      </Cell>
      <Cell column="customer">
        <span className={styles['name']}>{customerInfo.name}</span>
        <span className={`${styles['small']} ${styles['mail']}`}>
          {[customerInfo.type === 'guest' && texts.guest, customerInfo.email].filter(Boolean).join(' · ')}
        </span>
      </Cell>
      <Cell column="items">
        <span className={styles['goods']}>
          {items.map((item) => ordersScreenTexts.quantity(item.quantity, shownProduct(item))).join(', ')}
        </span>
        <span className={`num ${styles['small']}`}>{ordersScreenTexts.items(items.length)}</span>
      </Cell>
      <Cell column="total">
        <b className="num">{formatChf(totals.total)}</b>
        <span className={styles['small']}>{paymentStateOf(order)}</span>
      </Cell>
      <Cell column="status">
        <OrderStatusChip status={status} />
      </Cell>
      <Cell column="date">
        <span className="num">{moment(createdAt)}</span>
      </Cell>
      <Cell column="actions">
        <button
          type="button"
          {...buttonLook('outline', 'sm')}
          aria-label={texts.openOf(number)}
          onClick={() => onOpen(_id)}
        >
          {texts.open}
        </button>
        <a
          className="icon-button"
          href={slipAddress(_id)}
          target="_blank"
          rel="noreferrer"
          aria-label={texts.printOf(number)}
          title={texts.print}
        >
          <IconPrinter size={18} stroke={1.75} aria-hidden />
        </a>
      </Cell>
    </div>
  )
}

function Cell({ column, children }: { column: (typeof columns)[number]; children: ReactNode }) {
  return (
    <div role="cell" className={styles['cell']} data-column={column}>
      {children}
    </div>
  )
}
