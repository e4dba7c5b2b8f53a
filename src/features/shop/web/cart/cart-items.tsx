import { IconTrash } from '@tabler/icons-react'

import { formatChf } from '#shared/money.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'

import { type Cart, type CartItem, maxQuantityOf } from '../../cart.rules.ts'
import { cartTexts as texts } from '../../shop.it.ts'
import { ProductPlate } from '../catalogue/product-plate.tsx'
import { QuantityStepper } from './quantity-stepper.tsx'
import { cartActions } from './use-cart.ts'

import styles from './cart-items.module.css'

export function CartItems({ cart }: { cart: Cart }) {
  return (
    <ul className={styles['items']} aria-label={texts.items}>
      {cart.map((item) => (
        <CartLine key={item._id} item={item} />
      ))}
    </ul>
  )
}

function CartLine({ item }: { item: CartItem }) {
  const { _id, name, price, cartQuantity, imageUrl } = item
  return (
    <li className={styles['item']}>
      <ProductPlate imageUrl={imageUrl} size={76} className={styles['plate']} />
      <div className={styles['what']}>
        <b>{name}</b>
        {cartQuantity > 1 && <small className="num">{texts.onePrice(formatChf(price))}</small>}
      </div>
      <b className={`num ${styles['price']}`}>{formatChf(price * cartQuantity)}</b>
      <div className={styles['tools']}>
        <QuantityStepper
          product={name}
          value={cartQuantity}
          least={0}
          most={maxQuantityOf(item)}
          onChange={(quantity) => cartActions.setQuantity(_id, quantity)}
        />
        <IconButton icon={IconTrash} label={texts.remove(name)} onClick={() => cartActions.remove(_id)} />
      </div>
    </li>
  )
}
