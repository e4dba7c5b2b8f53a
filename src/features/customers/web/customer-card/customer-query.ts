import { queryOptions } from '@tanstack/react-query'

import { staffKey } from '#features/appointments/web/public.ts'
import { call } from '#ui/http/call.ts'
import { staffTimeout } from '#ui/http/http-client.ts'

import { cardOfAppointment, cardOfCustomer } from '../../customers.endpoints.ts'

/** Whose card: of whoever an appointment is for, or of a customer of the list. */
export type CardOwner = { appointmentId: string } | { customerId: string }

export const customerQuery = (owner: CardOwner) =>
  queryOptions({
    queryKey: [...staffKey, 'customer', owner],
    queryFn: async ({ signal }) => {
      const options = { signal, timeout: staffTimeout }
      const answer =
        'customerId' in owner
          ? await call(cardOfCustomer, { params: { id: owner.customerId }, ...options })
          : await call(cardOfAppointment, { params: { id: owner.appointmentId }, ...options })
      return answer.data
    },
    staleTime: 0,
  })
