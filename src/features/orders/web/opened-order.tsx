import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { FadeSkeleton } from '#ui/feedback/fade-skeleton.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { messageOf } from '#ui/http/http-client.ts'
import { Dialog } from '#ui/overlays/dialog.tsx'

import { ordersScreenTexts as texts } from '../orders-screens.it.ts'
import { shownNumber } from '../orders-view.rules.ts'
import type { Order } from '../orders.contract.ts'
import { orderQuery } from './orders-queries.ts'

export type OpenedOrderState = {
  id: string
  listed: Order | undefined
  onClose: () => void
}

type Props = OpenedOrderState & {
  width: string
  isCovered?: boolean
  /** Milliseconds. */
  timeout?: number
  children: (order: Order) => ReactNode
}

export function OpenedOrder({ id, listed, timeout, children, ...dialog }: Props) {
  const read = useQuery(orderQuery(id, timeout))
  const order = read.data ?? listed
  return (
    <Dialog {...dialog} history="entry" title={order ? texts.order(shownNumber(order)) : texts.anOrder}>
      {read.isError && (
        <Notice
          kind="error"
          message={messageOf(read.error, texts.oneFailed)}
          onRetry={() => void read.refetch()}
        />
      )}
      {!order && read.isPending && <FadeSkeleton block height={420} />}
      {order && children(order)}
    </Dialog>
  )
}
