import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import { toasts } from '#ui/feedback/toasts.ts'
import { call } from '#ui/http/call.ts'
import { staffTimeout } from '#ui/http/http-client.ts'

import { adminServices, changeService, createService, deleteService } from '../../admin-services.endpoints.ts'
import { servicesTexts as texts } from '../../catalog-screens.it.ts'
import type { AdminService, ServiceChange } from '../../catalog.contract.ts'
import { catalogTexts } from '../../catalog.it.ts'
import type { ServiceFormValues } from './service-form.schema.ts'

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
  return useServiceMutation(
    (service: ServiceFormValues) => call(createService, { body: { ...service, isActive: true }, timeout }),
    texts.created,
  )
}

/** @param read as it was read: what others have saved since then is not overwritten */
export function useChangeService({ _id: id, updatedAt }: AdminService) {
  return useServiceMutation(
    (change: ServiceChange) =>
      call(changeService, { params: { id }, body: { ...change, updatedAt }, timeout }),
    texts.updated,
  )
}

export function useRemoveService() {
  return useServiceMutation(
    (id: string) => call(deleteService, { params: { id }, timeout }),
    catalogTexts.deleted,
  )
}
