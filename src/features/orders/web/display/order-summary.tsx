import { formatChf } from '#shared/money.ts'
import { Numeral } from '#ui/display/numeral.tsx'

import { ordersScreenTexts } from '../../orders-screens.it.ts'
import { piecesOf } from '../../orders-view.rules.ts'
import type { Order } from '../../orders.contract.ts'

import styles from './order-summary.module.css'

const { summary: texts } = ordersScreenTexts

/** How much of what, and what it comes to. */
export function OrderSummary({ items, totals }: Pick<Order, 'items' | 'totals'>) {
  return (
    <dl className={styles['summary']}>
      <div>
        <dt>{texts.items}</dt>
        <dd className="num">{items.length}</dd>
      </div>
      <div>
        <dt>{texts.pieces}</dt>
        <dd className="num">{piecesOf(items)}</dd>
      </div>
      <div className={styles['total']}>
        <dt>
          {texts.total} <span className={styles['vat']}>{texts.vat}</span>
        </dt>
        <dd>
          <Numeral size={28}>{formatChf(totals.total)}</Numeral>
        </dd>
      </div>
      {totals.refunded > 0 && (
        <div>
          <dt>{texts.refunded}</dt>
          <dd className="num">−{formatChf(totals.refunded)}</dd>
        </div>
      )}
    </dl>
  )
}
