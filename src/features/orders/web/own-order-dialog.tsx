import { useMoment } from '#features/settings/web/use-moment.ts'
import { usePublicSettings } from '#features/settings/web/use-public-settings.ts'
import { formatChf } from '#shared/money.ts'
import { phoneLink } from '#shared/phone.ts'
import { Fact } from '#ui/display/fact.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { buttonLook } from '#ui/theme/button-look.ts'

import { orderHistoryTexts as texts, ordersScreenTexts } from '../orders-screens.it.ts'
import { lastEight, isUpdated } from '../orders-view.rules.ts'
import type { Order } from '../orders.contract.ts'
import { ordersTexts } from '../orders.it.ts'
import { type OpenedOrderState, OpenedOrder } from './opened-order.tsx'
import { OrderItems } from './order-items.tsx'
import { OrderStatusChip } from './order-status-chip.tsx'
import { OrderSummary } from './order-summary.tsx'

import styles from './own-order-dialog.module.css'

/** OHIST-04 to OHIST-06. */
export function OwnOrderDialog(opened: OpenedOrderState) {
  return (
    <OpenedOrder {...opened} width="640px">
      {(order) => <Details order={order} />}
    </OpenedOrder>
  )
}

function Details({ order }: { order: Order }) {
  const moment = useMoment()
  const { status, createdAt, updatedAt, shippingAddress } = order
  return (
    <div className={styles['order']}>
      {status === 'shipped' && <Notice kind="success" message={texts.ready} />}
      <dl className={styles['facts']}>
        <div>
          <dt>{ordersScreenTexts.status}</dt>
          <dd>
            <OrderStatusChip status={status} />
          </dd>
        </div>
        <Fact name={ordersScreenTexts.dates.created}>{moment(createdAt)}</Fact>
        {isUpdated(order) && <Fact name={ordersScreenTexts.dates.updated}>{moment(updatedAt)}</Fact>}
        <div>
          <dt>{ordersTexts.pickup}</dt>
          <dd>{`${shippingAddress.address1}, ${shippingAddress.postalCode} ${shippingAddress.city}`}</dd>
        </div>
      </dl>
      <OrderItems items={order.items} />
      <OrderSummary {...order} />
      <Paid order={order} />
      {status !== 'cancelled' && <Contact why={status === 'delivered' ? texts.question : texts.change} />}
    </div>
  )
}

function Paid({ order }: { order: Order }) {
  const { stripePaymentIntentId: intent, totals, paymentStatus, status } = order
  const { paid } = texts
  if (intent)
    return (
      <Notice
        kind="success"
        role="presentation"
        title={paid.title}
        message={[
          paid.text,
          totals.refunded > 0 && paid.refunded(formatChf(totals.refunded)),
          paid.reference(lastEight(intent)),
        ]
          .filter(Boolean)
          .join(' ')}
      />
    )
  return paymentStatus === 'pending' && status !== 'cancelled' ? <Notice message={texts.due} /> : null
}

/** Only the shop changes or cancels an order (D-SHOP-16). */
function Contact({ why }: { why: string }) {
  const { phone, email } = usePublicSettings()
  return (
    <div className={styles['contact']}>
      <p className="dim">{why}</p>
      <div className={styles['ways']}>
        {phone && (
          <a {...buttonLook('outline', 'sm')} href={phoneLink(phone)}>
            {texts.call(phone)}
          </a>
        )}
        {email && (
          <a {...buttonLook('outline', 'sm')} href={`mailto:${email}`}>
            {texts.write}
          </a>
        )}
      </div>
    </div>
  )
}
