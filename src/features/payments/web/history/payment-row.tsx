import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { usePublicSettings } from '#features/settings/web/use-public-settings.ts'
import { instantToWallClock, minutesToTime } from '#shared/calendar-time.ts'
import { clockTime, dayNames } from '#shared/italian-dates.ts'
import { formatChf } from '#shared/money.ts'
import { pages } from '#shared/pages.ts'

import { historyTexts as texts } from '../../payments-history.it.ts'
import type { Payment } from '../../payments.contract.ts'
import { DisputeList } from './dispute-list.tsx'
import { PaymentStatusChip } from './payment-status-chip.tsx'
import { RefundList } from './refund-list.tsx'
import { refundableOf } from './refundable-of.ts'

import styles from './payment-row.module.css'

type Props = {
  payment: Payment
  onRefund: (retried?: Payment['refunds'][number]) => void
}

export function PaymentRow({ payment, onRefund }: Props) {
  const { timeZone } = usePublicSettings()
  const { amount, fee, net, refunded, reference, method, status, appointment, order, refunds } = payment
  const { day, minutes } = instantToWallClock(new Date(payment.paidAt ?? payment.createdAt), timeZone)
  const name = payment.customer || texts.noCustomer
  const left = refundableOf(payment)
  const isCash = method === 'cash'
  return (
    <li className={styles['row']}>
      <div className={styles['when']}>
        <b className="num">{dayNames.short(day)}</b>
        <span className="dim num">{clockTime(minutesToTime(minutes))}</span>
      </div>
      <div className={styles['who']}>
        <p className={styles['name']}>{name}</p>
        {appointment && (
          <p className="dim">{`${appointment.service}, ${dayNames.short(appointment.date)} ${clockTime(appointment.time)}, ${appointment.barber}`}</p>
        )}
        {order && (
          <Link to={`${pages.admin.path}?tab=orders&order=${order._id}`} className={styles['order']}>
            {texts.order(order.orderNumber)}
          </Link>
        )}
      </div>
      <div className={styles['state']}>
        <PaymentStatusChip status={status} />
        {method && <span className="dim">{texts.methods[method]}</span>}
      </div>
      <dl className={styles['sums']}>
        <Sum name={texts.gross} isStrong>
          {formatChf(amount)}
        </Sum>
        {fee !== null && !isCash && <Sum name={texts.fee}>{formatChf(fee)}</Sum>}
        {net !== null && !isCash && <Sum name={texts.net}>{formatChf(net)}</Sum>}
        {refunded > 0 && <Sum name={texts.refunded}>{formatChf(refunded)}</Sum>}
        {reference && <Sum name={texts.reference}>{reference}</Sum>}
      </dl>
      {left > 0 && (
        <Button
          variant="outline"
          size="sm"
          className={styles['action'] ?? ''}
          aria-label={texts.refundOf(name, formatChf(left))}
          onClick={() => onRefund()}
        >
          {texts.refund}
        </Button>
      )}
      <div className={styles['refunds']}>
        <DisputeList disputes={payment.disputes} />
        <RefundList refunds={refunds} onRetry={left > 0 ? onRefund : undefined} />
      </div>
    </li>
  )
}

function Sum({
  name,
  children,
  isStrong = false,
}: {
  name: string
  children: ReactNode
  isStrong?: boolean
}) {
  return (
    <div data-strong={isStrong}>
      <dt>{name}</dt>
      <dd className="num">{children}</dd>
    </div>
  )
}
