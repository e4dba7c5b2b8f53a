import type { ReactNode } from 'react'

import { formatChf } from '#shared/money.ts'

import { cartTexts, checkoutTexts as texts, shopTexts } from '../../shop.it.ts'
import { PickupLine } from '../cart/pickup-line.tsx'

import styles from './order-summary.module.css'

type Props = {
  /** Prices in CHF. */
  items: readonly { productId: string; name: string; quantity: number; price: number }[]
  /** CHF */
  total: number
  /** What leads on, and what leads back. */
  children: ReactNode
}

/** What is ordered, where it is picked up and what it costs. */
export function OrderSummary({ items, total, children }: Props) {
  return (
    <div className={styles['summary']}>
      <h2 className="d4">{texts.summary}</h2>
      <ul className={styles['items']}>
        {items.map(({ productId, name, quantity, price }) => (
          <li key={productId}>
            <span className="num">{quantity} ×</span>
            <span>{name}</span>
            <b className="num">{formatChf(price * quantity)}</b>
          </li>
        ))}
      </ul>
      <PickupLine className={styles['line']} />
      <p className={styles['total']}>
        <b>{cartTexts.total}</b>
        <b className="num sum">{formatChf(total)}</b>
      </p>
      {children}
      <p className={styles['hint']}>{shopTexts.prices}</p>
    </div>
  )
}
