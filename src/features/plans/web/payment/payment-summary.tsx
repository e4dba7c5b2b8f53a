import { Numeral } from '#ui/display/numeral.tsx'
import { Plate } from '#ui/display/plate.tsx'

import { paymentTexts as texts } from '../../plans-screens.it.ts'
import type { Plan } from '../../plans.contract.ts'
import { planPrice } from '../plan-formats.ts'

import styles from './plan-payment.module.css'

type Props = {
  plan: Plan
  /** CHF */
  amount: number
  change: string | null
}

export function PaymentSummary({ plan, amount, change }: Props) {
  return (
    <Plate className={styles['summary'] ?? ''}>
      <h2 className="vh">{texts.summary}</h2>
      <dl className={styles['facts']}>
        <div>
          <dt>{texts.plan}</dt>
          <dd className="d3">{plan.displayName}</dd>
        </div>
        <div>
          <dt>{texts.amount}</dt>
          <dd>
            <Numeral className={styles['amount'] ?? ''}>{planPrice(amount)}</Numeral>
          </dd>
        </div>
        <div>
          <dt>{texts.period}</dt>
          <dd className={styles['period']}>{texts.oneMonth}</dd>
        </div>
      </dl>
      {change !== null && <p className={styles['change']}>{change}</p>}
    </Plate>
  )
}
