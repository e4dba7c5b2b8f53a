import { IconShoppingCart } from '@tabler/icons-react'

import { buttonLook } from '#ui/theme/button-look.ts'

import { itemCount } from '../../cart.rules.ts'
import { cartTexts } from '../../shop.it.ts'
import { useCartDialog } from './use-cart-dialog.ts'
import { useCart } from './use-cart.ts'

import styles from './cart-button.module.css'

export function CartButton() {
  const pieces = itemCount(useCart())
  const { open } = useCartDialog()
  const { className, ...look } = buttonLook('outline')
  return (
    <button
      type="button"
      {...look}
      className={`${className} ${styles['cart']}`}
      aria-label={cartTexts.open(pieces)}
      aria-haspopup="dialog"
      onClick={open}
    >
      <IconShoppingCart size={20} stroke={1.75} aria-hidden />
      <b className="num">{pieces}</b>
    </button>
  )
}
