import { formatChf } from '#shared/money.ts'

import { cartTexts as texts } from '../../shop.it.ts'

import styles from './cost-lines.module.css'

type Props = {
  /** CHF */
  total: number
  figure: 'd3' | 'sum'
  className: string | undefined
}

export function CostLines({ total, figure, className }: Props) {
  return (
    <div className={`${styles['costs']} ${className}`}>
      <p className={styles['line']}>
        <span>{texts.pickup}</span>
        <span>{texts.free}</span>
      </p>
      <p className={styles['line']}>
        <b>{texts.total}</b>
        <b className={`num ${figure}`}>{formatChf(total)}</b>
      </p>
    </div>
  )
}
