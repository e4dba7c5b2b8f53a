import { IconMinus, IconPlus } from '@tabler/icons-react'

import { IconButton } from '#ui/buttons/icon-button.tsx'
import { toasts } from '#ui/feedback/toasts.ts'
import { failureOf } from '#ui/http/failure-of.ts'

import { productsScreenTexts } from '../../products-screens.it.ts'
import type { AdminProduct } from '../../products.contract.ts'
import { useChangeStock } from './products-queries.ts'

import styles from './stock-steps.module.css'

const { stock: texts, card, stockFailed } = productsScreenTexts

type Props = { product: AdminProduct; onOpen: () => void }

export function StockSteps({ product: { _id, name, inventory }, onOpen }: Props) {
  const change = useChangeStock(_id)
  const pieces = card.pieces(inventory.quantity)
  const step = (operation: 'add' | 'subtract') =>
    change.mutate(
      { quantity: 1, operation },
      { onError: (error) => toasts.error(failureOf(error, stockFailed)) },
    )
  return (
    <div className={styles['steps']}>
      <IconButton
        icon={IconMinus}
        label={texts.takeOne(name)}
        aria-disabled={inventory.quantity === 0 || undefined}
        onClick={() => inventory.quantity > 0 && step('subtract')}
      />
      <button
        type="button"
        className={`num ${styles['pieces']}`}
        aria-label={texts.open(name, pieces)}
        onClick={onOpen}
      >
        {pieces}
      </button>
      <IconButton icon={IconPlus} label={texts.addOne(name)} onClick={() => step('add')} />
    </div>
  )
}
