import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'

import { usePublicSettings } from '#features/settings/web/use-public-settings.ts'
import { instantToWallClock } from '#shared/calendar-time.ts'
import { dayNames } from '#shared/italian-dates.ts'
import { formatChf } from '#shared/money.ts'
import { TitledSection } from '#ui/display/titled-section.tsx'
import { Notice } from '#ui/feedback/notice.tsx'

import { historyTexts as texts } from '../payments-history.it.ts'
import type { Payment } from '../payments.contract.ts'
import { PaymentStatusChip } from './history/payment-status-chip.tsx'
import { paymentsQuery } from './history/payments-queries.ts'
import { RefundList } from './history/refund-list.tsx'

import styles from './history/own-payments.module.css'

export default function OwnPayments() {
  const payments = useInfiniteQuery(paymentsQuery({}))
  if (payments.isError && !payments.data)
    return <Notice kind="error" message={texts.loadFailed} onRetry={() => void payments.refetch()} />
  const made = payments.data?.pages.flat().filter(isCompletedPayment) ?? []
  if (made.length === 0 && !payments.hasNextPage) return null
  return (
    <TitledSection id="pagamenti" title={texts.title} look="d3" className={styles['section']}>
      <ul className={styles['list']}>
        {made.map((payment) => (
          <PaymentItem key={payment._id} payment={payment} />
        ))}
      </ul>
      {payments.hasNextPage && (
        <Button variant="outline" onClick={() => void payments.fetchNextPage()}>
          {texts.more}
        </Button>
      )}
    </TitledSection>
  )
}

function PaymentItem({ payment }: { payment: Payment }) {
  const { timeZone } = usePublicSettings()
  const { amount, status, method, appointment, order, refunds, paidAt, createdAt } = payment
  const { day } = instantToWallClock(new Date(paidAt ?? createdAt), timeZone)
  const subject = appointment?.service ?? (order && texts.order(order.orderNumber))
  const what = [subject, method && texts.methods[method]].filter(Boolean).join(', ')
  return (
    <li className={styles['payment']}>
      <div>
        <p className={styles['what']}>{what}</p>
        <p className="dim num">{dayNames.withYear(day)}</p>
      </div>
      <PaymentStatusChip status={status} />
      <b className="num sum">{formatChf(amount)}</b>
      <RefundList refunds={refunds} />
    </li>
  )
}

/** Attempts that were never paid are no payments to a client. */
function isCompletedPayment({ status }: Payment): boolean {
  return status !== 'pending' && status !== 'cancelled'
}
