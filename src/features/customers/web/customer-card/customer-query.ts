import { queryOptions } from '@tanstack/react-query'

import { appointmentPath, staffKey } from '#features/appointments/web/public.ts'
import { customerCardAnswerSchema } from '#features/customers/customers.contract.ts'
import { parseAnswer } from '#ui/answer.ts'
import { http, staffTimeout } from '#ui/http-client.ts'

/** Whose card: of whoever an appointment is for, or of a customer of the list. */
export type CardOwner = { appointmentId: string } | { customerId: string }

export const customerQuery = (owner: CardOwner) =>
  queryOptions({
    queryKey: [...staffKey, 'customer', owner],
    queryFn: async ({ signal }) => {
      const answer = await http.get(cardPath(owner), { signal, timeout: staffTimeout })
      return parseAnswer(customerCardAnswerSchema, answer).data
    },
    staleTime: 0,
  })

export function cardPath(owner: CardOwner): string {
  if ('customerId' in owner) return `/admin/customers/${encodeURIComponent(owner.customerId)}`
  return `${appointmentPath(owner.appointmentId)}/customer`
}
