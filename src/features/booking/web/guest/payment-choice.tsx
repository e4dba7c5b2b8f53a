import { IconCash, IconCreditCard } from '@tabler/icons-react'

import { guestTexts } from '#features/booking/booking-screens.it.ts'
import { formatChf } from '#shared/money.ts'

import type { PaymentDraft } from '../drafts.ts'

import styles from './payment-step.module.css'

type Method = PaymentDraft['method']

const { payment: texts } = guestTexts

const choices = [
  { method: 'in_person', label: texts.cash, hint: texts.cashHint, icon: IconCash },
  { method: 'online', label: texts.online, hint: texts.onlineHint, icon: IconCreditCard },
] as const

type Props = {
  chosen: Method
  /** CHF; null while the catalogue loads */
  price: number | null
  isLocked: boolean
  onChoose: (method: Method) => void
}

/** At the salon, or online. */
export function PaymentChoice({ chosen, price, isLocked, onChoose }: Props) {
  return (
    <fieldset className={styles['choices']} disabled={isLocked}>
      <legend className="vh">{texts.how}</legend>
      {choices.map(({ method, label, hint, icon: Picture }) => (
        <label key={method} className={styles['choice']}>
          <input
            type="radio"
            className="vh"
            name="metodo"
            value={method}
            checked={method === chosen}
            onChange={() => onChoose(method)}
          />
          <Picture size={24} stroke={1.75} aria-hidden />
          <span className={styles['what']}>
            {label}
            <small>{hint}</small>
          </span>
          <b className="num">{price !== null && formatChf(price)}</b>
        </label>
      ))}
    </fieldset>
  )
}
