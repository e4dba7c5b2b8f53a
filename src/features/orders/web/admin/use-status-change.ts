import { useMutation, useQueryClient } from '@tanstack/react-query'

import { reloadPayments } from '#features/payments/web/history-key.ts'
import type { BodyOf } from '#shared/contracts/endpoint.ts'
import { toasts } from '#ui/feedback/toasts.ts'
import { call } from '#ui/http/call.ts'
import { HttpError, messageOf, staffTimeout } from '#ui/http/http-client.ts'

import { adminOrdersTexts } from '../../orders-screens.it.ts'
import type { Order } from '../../orders.contract.ts'
import { changeOrderStatus } from '../../orders.endpoints.ts'
import { orderQuery, reloadOrders } from '../orders-queries.ts'

export type StatusChange = Omit<BodyOf<typeof changeOrderStatus>, 'updatedAt'>

/** AORD-06. */
export function useStatusChange({ _id, updatedAt }: Pick<Order, '_id' | 'updatedAt'>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: StatusChange) =>
      call(changeOrderStatus, {
        params: { id: _id },
        body: { ...change, updatedAt },
        timeout: staffTimeout,
      }),
    onSuccess: ({ message, data }) => {
      client.setQueryData(orderQuery(_id).queryKey, data)
      toasts.success(message)
    },
    onError: (error) => toasts.error(messageOf(error, adminOrdersTexts.change.failed)),
    onSettled: async () => {
      await Promise.all([
        reloadOrders(client),
        reloadPayments(client),
        client.invalidateQueries({ queryKey: ['products'] }),
      ])
    },
  })
}

export function isOutdated(error: Error): boolean {
  return error instanceof HttpError && error.status === 409
}
