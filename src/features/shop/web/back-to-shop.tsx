import { IconArrowLeft } from '@tabler/icons-react'
import { Link, useLocation } from 'react-router'

import { productTexts } from '../shop.it.ts'
import { shopAddress } from './addresses.ts'
import { CartButton } from './cart/cart-button.tsx'

import styles from './product-view.module.css'

export function BackToShop() {
  const { state } = useLocation()
  return (
    <div className={styles['head']}>
      <Link to={shopAddress(state)} className={styles['back']}>
        <IconArrowLeft size={20} stroke={1.75} aria-hidden />
        {productTexts.back}
      </Link>
      <CartButton />
    </div>
  )
}
