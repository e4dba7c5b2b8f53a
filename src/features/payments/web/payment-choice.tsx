import { IconCash, IconCreditCard } from '@tabler/icons-react'

import { formatChf } from '#shared/money.ts'

import styles from './payment-choice.module.css'

export type PaymentMethod = 'in_person' | 'online'

type Words = Readonly<Record<'how' | 'cash' | 'cashHint' | 'online' | 'onlineHint', string>>

type Props = {
  chosen: PaymentMethod
  /** CHF; null while loading */
  price: number | null
  isLocked: boolean
  words: Words
  onChoose: (method: PaymentMethod) => void
}

export function PaymentChoice({ chosen, price, isLocked, words, onChoose }: Props) {
  const choices = [
    { method: 'in_person', label: words.cash, hint: words.cashHint, icon: IconCash },
    { method: 'online', label: words.online, hint: words.onlineHint, icon: IconCreditCard },
  ] as const
  return (
    <fieldset className={styles['choices']} disabled={isLocked}>
      <legend className="vh">{words.how}</legend>
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
            <span>{label}</span>
            <small>{hint}</small>
          </span>
          <b className="num">{price !== null && formatChf(price)}</b>
        </label>
      ))}
    </fieldset>
  )
}

export function OnlyAtTheSalon({
  price,
  words,
}: Pick<Props, 'price'> & { words: Pick<Words, 'cash' | 'cashHint'> }) {
  return (
    <div className={styles['cash']}>
      <IconCash size={24} stroke={1.75} aria-hidden />
      <p>
        <span>{words.cash}</span>
        <small>{words.cashHint}</small>
      </p>
      <b className="num">{price !== null && formatChf(price)}</b>
    </div>
  )
}
