import { IconPrinter } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'

import { MadePayments } from '#features/payments/web/public.ts'
import { TitledSection } from '#ui/display/titled-section.tsx'
import { FadeSkeleton } from '#ui/feedback/fade-skeleton.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { messageOf } from '#ui/http/http-client.ts'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { buttonLook } from '#ui/theme/button-look.ts'

import { adminOrdersTexts, ordersScreenTexts as texts } from '../../orders-screens.it.ts'
import { shownNumber } from '../../orders-view.rules.ts'
import type { Order } from '../../orders.contract.ts'
import { OrderItems } from '../display/order-items.tsx'
import { OrderSummary } from '../display/order-summary.tsx'
import { slipAddress } from '../order-address.ts'
import { orderQuery, reloadOrders } from '../orders-queries.ts'
import { OrderFacts } from './order-facts.tsx'
import { StatusChoice } from './status-choice.tsx'

import styles from './order-dialog.module.css'

type Props = {
  id: string
  /** As the list has it, until it has been read. */
  listed: Order | undefined
  onClose: () => void
}

/** One order in full, and what the owner can do for it (AORD-03). */
export function OrderDialog({ id, listed, onClose }: Props) {
  const read = useQuery(orderQuery(id))
  const [isCovered, setIsCovered] = useState(false)
  const order = read.data ?? listed
  return (
    <Dialog
      title={order ? texts.order(shownNumber(order)) : adminOrdersTexts.columns.order}
      width="880px"
      isCovered={isCovered}
      onClose={onClose}
    >
      {read.isError && (
        <Notice
          kind="error"
          message={messageOf(read.error, texts.oneFailed)}
          onRetry={() => void read.refetch()}
        />
      )}
      {!order && read.isPending && <FadeSkeleton block height={420} />}
      {order && <Details order={order} onCovered={setIsCovered} />}
    </Dialog>
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
