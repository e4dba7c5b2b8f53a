import { formatChf } from '#shared/money.ts'
import { FootBar } from '#ui/screens/foot-bar.tsx'
import { buttonLook } from '#ui/theme/button-look.ts'

import { itemCount, totalOf } from '../../cart.rules.ts'
import { cartTexts } from '../../shop.it.ts'
import { useCartDialog } from './use-cart-dialog.ts'
import { useCart } from './use-cart.ts'

export function CartBar() {
  const cart = useCart()
  const { open } = useCartDialog()
  if (cart.length === 0) return null
  return (
    <FootBar upTo="phone">
      <p>
        <span>{cartTexts.pieces(itemCount(cart))}</span>
        <b className="num">{formatChf(totalOf(cart))}</b>
      </p>
      <button type="button" {...buttonLook()} aria-haspopup="dialog" onClick={open}>
        {cartTexts.toCart}
      </button>
    </FootBar>
  )
}
