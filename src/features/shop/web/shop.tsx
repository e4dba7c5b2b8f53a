import type { ReactNode } from 'react'

import { shopTexts } from '../shop.it.ts'
import { CartBar } from './cart/cart-bar.tsx'
import { CartDialog } from './cart/cart-dialog.tsx'
import { Consultation } from './catalogue/consultation.tsx'
import { ProductGrid } from './catalogue/product-grid.tsx'
import { ShopTools } from './catalogue/shop-tools.tsx'
import { useShopFilters } from './catalogue/use-shop-filters.ts'
import { PlacedOrder } from './placed-order.tsx'

import styles from './shop.module.css'

type Props = {
  /** Part of another page: without the page's header and the consultation (D-SHOP-13). */
  embedded?: boolean
  away?: ReactNode
}

export default function Shop({ embedded = false, away = null }: Props) {
  const filters = useShopFilters()
  return (
    <div className={embedded ? styles['embedded'] : `wrap ${styles['page']}`}>
      {!embedded && <ShopHeader />}
      {!embedded && <PlacedOrder />}
      <ShopTools filters={filters} />
      <ProductGrid filters={filters} embedded={embedded} away={away} />
      {!embedded && <Consultation />}
      <CartBar />
      <CartDialog />
    </div>
  )
}

function ShopHeader() {
  return (
    <div>
      <h1 className="d2">{shopTexts.title}</h1>
      <p className="lead" style={{ marginTop: 10 }}>
        {shopTexts.lead}
      </p>
    </div>
  )
}
