import { queryOptions } from '@tanstack/react-query'

import { appointmentPath, staffKey } from '#features/appointments/web/public.ts'
import { customerCardAnswerSchema } from '#features/customers/customers.contract.ts'
import { parseAnswer } from '#ui/answer.ts'
import { http, staffTimeout } from '#ui/http-client.ts'

export const customerQuery = (appointmentId: string) =>
  queryOptions({
    queryKey: [...staffKey, 'customer', appointmentId],
    queryFn: async ({ signal }) => {
      const answer = await http.get(customerPath(appointmentId), { signal, timeout: staffTimeout })
      return parseAnswer(customerCardAnswerSchema, answer).data
    },
    staleTime: 0,
  })

export const customerPath = (appointmentId: string) => `${appointmentPath(appointmentId)}/customer`
