import { IconMinus, IconPlus } from '@tabler/icons-react'

import { cartTexts } from '../../shop.it.ts'

import styles from './quantity-stepper.module.css'

type Props = {
  product: string
  value: number
  least: number
  most: number
  onChange: (quantity: number) => void
}

/** Chooses a quantity. A button at its limit keeps the focus and does nothing. */
export function QuantityStepper({ product, value, least, most, onChange }: Props) {
  const [canLess, canMore] = [value > least, value < most]
  return (
    <div className={styles['stepper']} role="group" aria-label={cartTexts.quantityOf(product)}>
      <button
        type="button"
        aria-label={cartTexts.less(product)}
        aria-disabled={!canLess}
        onClick={() => canLess && onChange(value - 1)}
      >
        <IconMinus size={18} stroke={1.75} aria-hidden />
      </button>
      <b className="num" aria-live="polite">
        {value}
      </b>
      <button
        type="button"
        aria-label={cartTexts.more(product)}
        aria-disabled={!canMore}
        onClick={() => canMore && onChange(value + 1)}
      >
        <IconPlus size={18} stroke={1.75} aria-hidden />
      </button>
    </div>
  )
}
