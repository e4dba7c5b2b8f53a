import type { Product } from '#features/products/products.contract.ts'

import { shopTexts as texts } from '../../shop.it.ts'
import { firstScreen } from './grid-placeholder.tsx'
import { ProductCard } from './product-card.tsx'

import styles from './product-grid.module.css'

type Props = {
  products: readonly Product[]
  total: number
  embedded?: boolean
  isStale?: boolean
  /** Written by the server: leaves out parts that need scripts. */
  isWritten?: boolean
}

export function ProductList({
  products,
  total,
  embedded = false,
  isStale = false,
  isWritten = false,
}: Props) {
  return (
    <>
      <p className={styles['count']}>
        <span role="status">{texts.products(total)}</span>
        <span>{texts.prices}</span>
      </p>
      {products.length > 0 && (
        <ul className={styles['grid']} aria-label={texts.list} aria-busy={isStale}>
          {products.map((product, index) => (
            <ProductCard
              key={product._id}
              product={product}
              Heading={embedded ? 'h3' : 'h2'}
              lazy={embedded || index >= firstScreen}
              isWritten={isWritten}
            />
          ))}
        </ul>
      )}
    </>
  )
}
