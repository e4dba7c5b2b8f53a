import type { ReactNode } from 'react'

import { formatChf } from '#shared/money.ts'

import { checkoutTexts as texts, shopTexts } from '../../shop.it.ts'
import { CostLines } from '../cart/cost-lines.tsx'

import styles from './order-summary.module.css'

type Props = {
  items: readonly { productId: string; name: string; quantity: number; price: number }[]
  /** CHF */
  total: number
  children: ReactNode
}

export function OrderSummary({ items, total, children }: Props) {
  return (
    <div className={styles['summary']}>
      <h2 className="d4">{texts.summary}</h2>
      <ul className={styles['items']}>
        {items.map(({ productId, name, quantity, price }) => (
          <li key={productId}>
            <span className="num">{`${quantity} ×`}</span>
            <span>{name}</span>
            <b className="num">{formatChf(price * quantity)}</b>
          </li>
        ))}
      </ul>
      <CostLines total={total} figure="sum" className={styles['costs']} />
      {children}
      <p className={styles['hint']}>{shopTexts.prices}</p>
    </div>
  )
}
