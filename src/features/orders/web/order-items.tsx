import { IconPackage } from '@tabler/icons-react'

import { formatChf } from '#shared/money.ts'
import { Picture } from '#ui/display/picture.tsx'
import { Plate } from '#ui/display/plate.tsx'

import { ordersScreenTexts as texts } from '../orders-screens.it.ts'
import { shownProduct } from '../orders-view.rules.ts'
import type { Order } from '../orders.contract.ts'

import styles from './order-items.module.css'

export function OrderItems({ items }: { items: Order['items'] }) {
  return (
    <ul className={styles['items']}>
      {items.map((item) => {
        const { product, price, quantity, total } = item
        const [picture] = product.images
        return (
          <li key={product._id} className={styles['item']}>
            <Plate className={styles['plate'] ?? ''}>
              {picture ? (
                <Picture url={picture.url} width={64} sizes="64px" lazy className={styles['picture']} />
              ) : (
                <IconPackage size={28} stroke={1.75} role="img" aria-label={texts.noPicture} />
              )}
            </Plate>
            <div className={styles['what']}>
              <p className={styles['name']}>{shownProduct(item)}</p>
              <p className="dim num">{texts.priceTimes(formatChf(price), quantity)}</p>
            </div>
            <b className={`num ${styles['total']}`}>{formatChf(total)}</b>
          </li>
        )
      })}
    </ul>
  )
}
