import { Button } from '@mantine/core'

import { formatChf } from '#shared/money.ts'

import { historyTexts as texts } from '../../payments-history.it.ts'
import type { Payment } from '../../payments.contract.ts'

import styles from './refund-list.module.css'

type Refund = Payment['refunds'][number]

type Props = {
  refunds: readonly Refund[]
  onRetry?: ((refund: Refund) => void) | undefined
}

export function RefundList({ refunds, onRetry }: Props) {
  if (refunds.length === 0) return null
  return (
    <ul className={styles['refunds']} aria-label={texts.refunds}>
      {refunds.map((refund) => (
        <li key={refund._id} className={styles['refund']}>
          <b className="num">{`−${formatChf(refund.amount)}`}</b>
          <span data-failed={refund.status === 'failed' || refund.isDelayed}>
            {refund.isDelayed ? texts.delayed : texts.refundStates[refund.status]}
          </span>
          <span className="dim">{refund.reason}</span>
          {refund.status === 'failed' && onRetry && (
            <Button
              variant="outline"
              size="sm"
              aria-label={texts.retryOf(formatChf(refund.amount))}
              onClick={() => onRetry(refund)}
            >
              {texts.retry}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
