import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Drawer.layer.css'
import { Drawer } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconShoppingBag } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'

import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { keepBehindInert } from '#ui/overlays/inert-behind.ts'
import { useFocusReturn } from '#ui/overlays/use-focus-return.ts'
import { buttonLook } from '#ui/theme/button-look.ts'

import { totalOf } from '../../cart.rules.ts'
import { cartTexts as texts } from '../../shop.it.ts'
import { checkoutAddress } from '../addresses.ts'
import { CartChanges } from './cart-changes.tsx'
import { CartItems } from './cart-items.tsx'
import { cartStore } from './cart-store.ts'
import { CostLines } from './cost-lines.tsx'
import { useCartCheck } from './use-cart-check.ts'
import { useCart } from './use-cart.ts'

import styles from './cart-panel.module.css'

export default function CartPanel({ onClose }: { onClose: () => void }) {
  const isPhone = useMediaQuery('(max-width: 700px)', false, { getInitialValueInEffect: false })
  const navigate = useNavigate()
  const cart = useCart()
  useFocusReturn()
  useCartCheck()
  useEffect(() => () => cartStore.forgetChanges(), [])
  return (
    <Drawer
      ref={keepBehindInert}
      opened
      title={texts.title}
      onClose={onClose}
      position={isPhone ? 'bottom' : 'right'}
      size={isPhone ? 'auto' : '420px'}
      returnFocus={false}
      attributes={attributes}
      classNames={isPhone ? sheetClasses : panelClasses}
    >
      <div className={styles['inside']}>
        <CartChanges />
        {cart.length === 0 ? (
          <EmptyState
            icon={<IconShoppingBag size={28} stroke={1.75} />}
            title={texts.empty}
            text={texts.emptyHint}
            action={
              <button type="button" {...buttonLook('outline')} onClick={onClose}>
                {texts.toShop}
              </button>
            }
          />
        ) : (
          <CartItems cart={cart} />
        )}
      </div>
      {cart.length > 0 && (
        <div className={styles['foot']}>
          <CostLines total={totalOf(cart)} figure="d3" className={styles['costs']} />
          <button
            type="button"
            {...buttonLook('filled', 'lg')}
            // Replaces the history entry of the cart, so that back leads from the payment to the shop.
            onClick={() => void navigate(checkoutAddress, { replace: true })}
          >
            {texts.proceed}
          </button>
        </div>
      )}
    </Drawer>
  )
}

/** Without this, screen readers announce the panel's title bar as a second page banner. */
const attributes = { header: { role: 'none' } }
const shared = { header: styles['head'] ?? '', body: styles['body'] ?? '' }
const panelClasses = { ...shared, content: styles['panel'] ?? '' }
const sheetClasses = { ...shared, content: styles['sheet'] ?? '' }
