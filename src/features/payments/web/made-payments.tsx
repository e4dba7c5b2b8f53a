import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { formatChf } from '#shared/money.ts'
import { TitledSection } from '#ui/display/titled-section.tsx'
import { FadeSkeleton } from '#ui/feedback/fade-skeleton.tsx'
import { Notice } from '#ui/feedback/notice.tsx'

import { historyTexts as texts } from '../payments-history.it.ts'
import type { Payment } from '../payments.contract.ts'
import { DisputeList } from './history/dispute-list.tsx'
import { PaymentStatusChip } from './history/payment-status-chip.tsx'
import { paymentsOfQuery, type Subject } from './history/payments-queries.ts'
import { RefundDialog } from './history/refund-dialog.tsx'
import { RefundList } from './history/refund-list.tsx'
import { refundableOf } from './history/refundable-of.ts'

import styles from './history/made-payments.module.css'

type Props = {
  of: Subject
  onCovered: (isCovered: boolean) => void
  onRefunded: () => void
}

type Refunding = { payment: Payment; retried?: Payment['refunds'][number] | undefined }

export default function MadePayments({ of, onCovered, onRefunded }: Props) {
  const payments = useQuery(paymentsOfQuery(of))
  const [refunding, setRefunding] = useState<Refunding | null>(null)
  const ask = (refund: Refunding | null) => {
    setRefunding(refund)
    onCovered(refund !== null)
  }
  const made = payments.data?.filter(isCompletedPayment)
  if (made?.length === 0) return null
  return (
    <TitledSection id="pagamenti-fatti" title={texts.title} level="h3" className={styles['payments']}>
      {payments.isPending && <FadeSkeleton block height={44} />}
      {payments.isError && (
        <Notice kind="error" message={texts.loadFailed} onRetry={() => void payments.refetch()} />
      )}
      {made?.map((payment) => (
        <div key={payment._id} className={styles['payment']}>
          <p className={styles['line']}>
            <b className="num">{formatChf(payment.amount)}</b>
            {payment.method && <span className="dim">{texts.methods[payment.method]}</span>}
            <PaymentStatusChip status={payment.status} />
            {payment.reference && <span className="dim num">{payment.reference}</span>}
          </p>
          <DisputeList disputes={payment.disputes} />
          <RefundList
            refunds={payment.refunds}
            onRetry={refundableOf(payment) > 0 ? (retried) => ask({ payment, retried }) : undefined}
          />
          {refundableOf(payment) > 0 && (
            <Button
              size="sm"
              variant="outline"
              aria-label={texts.refundOf(
                payment.customer || texts.noCustomer,
                formatChf(refundableOf(payment)),
              )}
              onClick={() => ask({ payment })}
            >
              {texts.refund}
            </Button>
          )}
        </div>
      ))}
      {refunding && <RefundDialog {...refunding} onClose={() => ask(null)} onRefunded={onRefunded} />}
    </TitledSection>
  )
}

function isCompletedPayment({ status }: Payment): boolean {
  return status !== 'pending' && status !== 'cancelled'
}
