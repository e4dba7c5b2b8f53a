import { IconPrinter } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'

import { TitledSection } from '#ui/display/titled-section.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { staffTimeout } from '#ui/http/http-client.ts'
import { buttonLook } from '#ui/theme/button-look.ts'

import { adminOrdersTexts } from '../../orders-screens.it.ts'
import { shownNumber } from '../../orders-view.rules.ts'
import type { Order } from '../../orders.contract.ts'
import { ordersErrorTexts } from '../../orders.it.ts'
import { type OpenedOrderState, OpenedOrder } from '../opened-order.tsx'
import { slipAddress } from '../order-address.ts'
import { OrderItems } from '../order-items.tsx'
import { OrderSummary } from '../order-summary.tsx'
import { reloadOrders } from '../orders-queries.ts'
import { OrderFacts } from './order-facts.tsx'
import { StatusChoice } from './status-choice.tsx'

import styles from './order-dialog.module.css'

const MadePayments = lazy(() => import('#features/payments/web/made-payments.tsx'))

/** AORD-03. */
export function OrderDialog(opened: OpenedOrderState) {
  const [isCovered, setIsCovered] = useState(false)
  return (
    <OpenedOrder {...opened} width="880px" isCovered={isCovered} timeout={staffTimeout}>
      {(order) => <Details order={order} onCovered={setIsCovered} />}
    </OpenedOrder>
  )
}

function Details({ order, onCovered }: { order: Order; onCovered: (isCovered: boolean) => void }) {
  const client = useQueryClient()
  return (
    <div className={styles['details']}>
      <div className={styles['actions']}>
        <StatusChoice order={order} onCovered={onCovered} />
        <a
          {...buttonLook('outline', 'sm')}
          href={slipAddress(order._id)}
          target="_blank"
          rel="noreferrer"
          aria-label={adminOrdersTexts.printOf(shownNumber(order))}
        >
          <IconPrinter size={18} stroke={1.75} aria-hidden />
          {adminOrdersTexts.print}
        </a>
      </div>
      <TitledSection
        id="articoli-ordine"
        title={adminOrdersTexts.detail.items}
        level="h3"
        className={styles['goods']}
      >
        <OrderItems items={order.items} />
        <OrderSummary {...order} />
      </TitledSection>
      <div className={styles['side']}>
        {order.isDisputed && <Notice kind="error" message={ordersErrorTexts.ORDER_DISPUTED} />}
        <OrderFacts order={order} />
        <Suspense>
          {order.paymentStatus !== 'pending' && (
            <MadePayments
              of={{ order: order._id }}
              onCovered={onCovered}
              onRefunded={() => void reloadOrders(client)}
            />
          )}
        </Suspense>
      </div>
    </div>
  )
}
