import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import { call } from '#ui/http/call.ts'
import { staffTimeout } from '#ui/http/http-client.ts'

import { adminServices, changeService, createService, deleteService } from '../../admin-services.endpoints.ts'
import type { ServiceChange, ServiceRequest } from '../../catalog.contract.ts'

const timeout = staffTimeout

/** Live events read everything below 'services' again. */
export function useServices() {
  return useQuery({
    queryKey: ['services', 'admin'],
    queryFn: ({ signal }) => call(adminServices, { signal, timeout }),
  })
}

function useServiceMutation<Request>(mutationFn: (request: Request) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: async () => {
      // What barbers offer and what can be booked speak of the same services.
      const shown = [['services'], ['barbers']]
      await Promise.all(shown.map((key) => client.invalidateQueries({ queryKey: key })))
    },
  })
}

export function useCreateService() {
  return useServiceMutation((body: ServiceRequest) => call(createService, { body, timeout }))
}

export function useChangeService(id: string) {
  return useServiceMutation((body: ServiceChange) => call(changeService, { params: { id }, body, timeout }))
}

export function useRemoveService() {
  return useServiceMutation((id: string) => call(deleteService, { params: { id }, timeout }))
}
