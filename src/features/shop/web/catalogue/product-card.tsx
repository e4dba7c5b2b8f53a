import { Link, useLocation } from 'react-router'

import type { Product } from '#features/products/products.contract.ts'
import { productsTexts } from '#features/products/products.it.ts'
import { stockLevel } from '#features/products/products.rules.ts'
import { formatChf } from '#shared/money.ts'

import { type ShopReturnState, productAddress } from '../addresses.ts'
import { AddButton, AddButtonPlaceholder } from './add-button.tsx'
import { ProductPicture } from './product-picture.tsx'

import styles from './product-card.module.css'

type Props = {
  product: Product
  Heading: 'h2' | 'h3'
  lazy: boolean
  isWritten: boolean
}

export function ProductCard({ product, Heading, lazy, isWritten }: Props) {
  const { _id, name, category, price, inventory } = product
  const { search: shopSearch } = useLocation()
  const level = stockLevel(inventory.quantity)
  return (
    <li className={styles['card']}>
      <ProductPicture product={product} size={320} sizes={sizes} lazy={lazy} />
      <div className={styles['what']}>
        <p className={styles['category']}>
          <span>{productsTexts.categories[category]}</span>
          {level === 'available' && <span>{productsTexts.stock.available}</span>}
        </p>
        <Heading className={styles['name']}>
          <Link to={productAddress(_id)} state={{ shopSearch } satisfies ShopReturnState}>
            {name}
          </Link>
        </Heading>
      </div>
      <div className={styles['foot']}>
        <p className="d4 num">{formatChf(price)}</p>
        {isWritten ? <AddButtonPlaceholder /> : <AddButton product={product} />}
      </div>
    </li>
  )
}

const sizes = '(max-width: 700px) 46vw, (max-width: 1000px) 30vw, 22vw'
