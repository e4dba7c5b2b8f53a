import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import { toasts } from '#ui/feedback/toasts.ts'
import { call } from '#ui/http/call.ts'
import { staffTimeout } from '#ui/http/http-client.ts'

import { adminServices, changeService, createService, deleteService } from '../admin-services.endpoints.ts'
import { servicesTexts as texts } from '../services-screens.it.ts'
import type { AdminService, ServiceChange } from '../services.contract.ts'
import { servicesTexts } from '../services.it.ts'
import type { ServiceFormValues } from './service-form.schema.ts'

const timeout = staffTimeout

/** Live events invalidate every key that starts with 'services'. */
export function useServices() {
  return useQuery({
    queryKey: ['services', 'admin'],
    queryFn: ({ signal }) => call(adminServices, { signal, timeout }),
  })
}

/** @param done toast text on success */
function useServiceMutation<Request>(mutationFn: (request: Request) => Promise<unknown>, done: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: async () => {
      // Barber queries contain service names too.
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

/** @param read the version that the screen read; the server refuses the change if another user has saved since */
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
    servicesTexts.deleted,
  )
}
