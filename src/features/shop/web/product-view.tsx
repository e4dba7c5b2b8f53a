import { IconBuildingStore } from '@tabler/icons-react'
import { useState } from 'react'

import type { Product } from '#features/products/products.contract.ts'
import { productsTexts } from '#features/products/products.it.ts'
import { stockLevel } from '#features/products/products.rules.ts'
import { formatChf } from '#shared/money.ts'
import { buttonLook } from '#ui/theme/button-look.ts'

import { maxQuantityOf } from '../cart.rules.ts'
import { productTexts as texts, shopTexts } from '../shop.it.ts'
import { BackToShop } from './back-to-shop.tsx'
import { CartBar } from './cart/cart-bar.tsx'
import { CartDialog } from './cart/cart-dialog.tsx'
import { QuantityStepper } from './cart/quantity-stepper.tsx'
import { cartActions } from './cart/use-cart.ts'
import { ProductPicture } from './catalogue/product-picture.tsx'

import styles from './product-view.module.css'

export function ProductView({ product }: { product: Product }) {
  const { name, brand, category, description, price, inventory } = product
  const level = stockLevel(inventory.quantity)
  return (
    <div className={`wrap ${styles['page']}`}>
      <BackToShop />
      <article className={styles['product']}>
        <ProductPicture product={product} size={640} sizes={sizes} />
        <div className={styles['facts']}>
          <p className="dim">{`${productsTexts.categories[category]}${brand ? ` · ${brand}` : ''}`}</p>
          <h1 className="d2">{name}</h1>
          <p className={`num ${styles['price']}`}>{formatChf(price)}</p>
          <p className="dim">{shopTexts.prices}</p>
          {description && <p className={styles['description']}>{description}</p>}
          {level === 'available' && <p>{productsTexts.stock.available}</p>}
          <p className={styles['pickup']}>
            <IconBuildingStore size={20} stroke={1.75} aria-hidden />
            {texts.pickup}
          </p>
          <AddToCart key={inventory.quantity} product={product} />
        </div>
      </article>
      <CartBar />
      <CartDialog />
    </div>
  )
}

const sizes = '(max-width: 820px) 92vw, 46vw'

function AddToCart({ product }: { product: Product }) {
  const [quantity, setQuantity] = useState(1)
  const most = maxQuantityOf(product)
  if (most === 0)
    return (
      <div>
        <button type="button" {...buttonLook('filled', 'lg')} disabled>
          {productsTexts.stock.none}
        </button>
      </div>
    )
  return (
    <div className={styles['add']}>
      <QuantityStepper product={product.name} value={quantity} least={1} most={most} onChange={setQuantity} />
      <button
        type="button"
        {...buttonLook('filled', 'lg')}
        onClick={() => cartActions.add(product, quantity)}
      >
        {texts.add}
      </button>
    </div>
  )
}
