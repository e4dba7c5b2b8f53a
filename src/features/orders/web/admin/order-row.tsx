import { IconPrinter } from '@tabler/icons-react'

import { useMoment } from '#features/settings/web/use-moment.ts'
import { formatChf } from '#shared/money.ts'
import { FigureCell, TableCell, TableRow } from '#ui/screens/row-table.tsx'
import { buttonLook } from '#ui/theme/button-look.ts'

import { adminOrdersTexts as texts, ordersScreenTexts } from '../../orders-screens.it.ts'
import { shownNumber, shownProduct } from '../../orders-view.rules.ts'
import type { Order } from '../../orders.contract.ts'
import { slipAddress } from '../order-address.ts'
import { OrderStatusChip, orderTone } from '../order-status-chip.tsx'
import { paymentStateOf } from '../payment-state.ts'

import styles from './orders-table.module.css'

type Props = { order: Order; onOpen: (id: string) => void }

export function OrderRow({ order, onOpen }: Props) {
  const moment = useMoment('short')
  const { _id, status, customerInfo, items, totals, createdAt } = order
  const number = shownNumber(order)
  return (
    <TableRow tone={orderTone(status)} className={status === 'cancelled' ? styles['cancelled'] : undefined}>
      <TableCell column="order">
        <b className="num">{number}</b>
      </TableCell>
      <TableCell column="customer">
        <span className={styles['name']}>{customerInfo.name}</span>
        <span className={`${styles['small']} ${styles['mail']}`}>
          {[customerInfo.type === 'guest' && texts.guest, customerInfo.email].filter(Boolean).join(' · ')}
        </span>
      </TableCell>
      <TableCell column="items">
        <span className={styles['goods']}>
          {items.map((item) => ordersScreenTexts.quantity(item.quantity, shownProduct(item))).join(', ')}
        </span>
        <span className={`num ${styles['small']}`}>{ordersScreenTexts.items(items.length)}</span>
      </TableCell>
      <TableCell column="total">
        <b className="num">{formatChf(totals.total)}</b>
        <span className={styles['small']}>{paymentStateOf(order)}</span>
      </TableCell>
      <TableCell column="status">
        <OrderStatusChip status={status} />
      </TableCell>
      <FigureCell column="date">{moment(createdAt)}</FigureCell>
      <TableCell column="actions">
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
      </TableCell>
    </TableRow>
  )
}
