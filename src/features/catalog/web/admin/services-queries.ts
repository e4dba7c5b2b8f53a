import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import { toasts } from '#ui/feedback/toasts.ts'
import { call } from '#ui/http/call.ts'
import { staffTimeout } from '#ui/http/http-client.ts'

import { adminServices, changeService, createService, deleteService } from '../../admin-services.endpoints.ts'
import { servicesTexts as texts } from '../../catalog-screens.it.ts'
import type { ServiceChange, ServiceRequest } from '../../catalog.contract.ts'
import { catalogTexts } from '../../catalog.it.ts'

const timeout = staffTimeout

/** Live events read everything below 'services' again. */
export function useServices() {
  return useQuery({
    queryKey: ['services', 'admin'],
    queryFn: ({ signal }) => call(adminServices, { signal, timeout }),
  })
}

/** @param done what is said when it has worked */
function useServiceMutation<Request>(mutationFn: (request: Request) => Promise<unknown>, done: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: async () => {
      // What barbers offer and what can be booked speak of the same services.
      const shown = [['services'], ['barbers']]
      await Promise.all(shown.map((key) => client.invalidateQueries({ queryKey: key })))
      toasts.success(done)
    },
  })
}

export function useCreateService() {
  return useServiceMutation((body: ServiceRequest) => call(createService, { body, timeout }), texts.created)
}

export function useChangeService(id: string) {
  return useServiceMutation(
    (body: ServiceChange) => call(changeService, { params: { id }, body, timeout }),
    texts.updated,
  )
}

export function useRemoveService() {
  return useServiceMutation(
    (id: string) => call(deleteService, { params: { id }, timeout }),
    catalogTexts.deleted,
  )
}
