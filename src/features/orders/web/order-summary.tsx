import { formatChf } from '#shared/money.ts'
import { Fact } from '#ui/display/fact.tsx'
import { Numeral } from '#ui/display/numeral.tsx'

import { ordersScreenTexts } from '../orders-screens.it.ts'
import { itemCountOf } from '../orders-view.rules.ts'
import type { Order } from '../orders.contract.ts'

import styles from './order-summary.module.css'

const { summary: texts } = ordersScreenTexts

export function OrderSummary({ items, totals }: Pick<Order, 'items' | 'totals'>) {
  return (
    <dl className={styles['summary']}>
      <Fact name={texts.items}>{items.length}</Fact>
      <Fact name={texts.pieces}>{itemCountOf(items)}</Fact>
      <div className={styles['total']}>
        <dt>
          {texts.total} <span className={styles['vat']}>{texts.vat}</span>
        </dt>
        <dd>
          <Numeral size={28}>{formatChf(totals.total)}</Numeral>
        </dd>
      </div>
      {totals.refunded > 0 && <Fact name={texts.refunded}>{`−${formatChf(totals.refunded)}`}</Fact>}
    </dl>
  )
}
