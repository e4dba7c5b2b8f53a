import { queryOptions } from '@tanstack/react-query'

import { staffKey } from '#features/appointments/web/staff-key.ts'
import { call } from '#ui/http/call.ts'
import { staffTimeout } from '#ui/http/http-client.ts'

import {
  cardOfAppointment,
  cardOfCustomer,
  saveCardOfAppointment,
  saveCardOfCustomer,
} from '../../customers.endpoints.ts'

export type CardOwner = { appointmentId: string } | { customerId: string }

export function cardCalls(owner: CardOwner) {
  return 'customerId' in owner
    ? { read: cardOfCustomer, save: saveCardOfCustomer, params: { id: owner.customerId } }
    : { read: cardOfAppointment, save: saveCardOfAppointment, params: { id: owner.appointmentId } }
}

export const customerQuery = (owner: CardOwner) =>
  queryOptions({
    queryKey: [...staffKey, 'customer', owner],
    queryFn: async ({ signal }) => {
      const { read, params } = cardCalls(owner)
      return (await call(read, { params, signal, timeout: staffTimeout })).data
    },
    staleTime: 0,
  })
