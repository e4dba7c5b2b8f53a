import { useInfiniteQuery } from '@tanstack/react-query'

import { Notice } from '#ui/feedback/notice.tsx'
import { StackedRows } from '#ui/screens/row-list.tsx'

import { historyTexts as texts } from '../../payments-history.it.ts'
import type { Payment } from '../../payments.contract.ts'
import { PaymentRow } from './payment-row.tsx'
import { paymentsQuery } from './payments-queries.ts'

type Props = { onRefund: (payment: Payment, retried?: Payment['refunds'][number]) => void }

export function StalledRefunds({ onRefund }: Props) {
  const { data } = useInfiniteQuery({ ...paymentsQuery({ show: 'stalled' }), refetchInterval: 60_000 })
  const payments = data?.pages.flat() ?? []
  const count = payments.flatMap(({ refunds }) => refunds).filter(({ isDelayed }) => isDelayed).length
  if (count === 0) return null
  return (
    <>
      <Notice kind="error" title={texts.stalled(count)} message={texts.stalledHint} />
      <StackedRows label={texts.stalled(count)} isStale={false}>
        {payments.map((payment) => (
          <PaymentRow
            key={payment._id}
            payment={payment}
            onRefund={(retried) => onRefund(payment, retried)}
          />
        ))}
      </StackedRows>
    </>
  )
}
