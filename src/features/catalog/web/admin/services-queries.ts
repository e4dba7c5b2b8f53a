import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import { http, staffTimeout } from '#ui/http-client.ts'

import type { AdminService, ServiceChange, ServiceRequest } from '../../catalog.contract.ts'

const path = '/admin/services'
/** Live events read everything below 'services' again. */
const queryKey = ['services', 'admin']
const staffCall = { timeout: staffTimeout }

export function useServices() {
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => http.get<AdminService[]>(path, { ...staffCall, signal }),
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
  return useServiceMutation((request: ServiceRequest) => http.post<AdminService>(path, request, staffCall))
}

export function useChangeService(id: string) {
  return useServiceMutation((change: ServiceChange) =>
    http.put<AdminService>(`${path}/${id}`, change, staffCall),
  )
}

export function useRemoveService() {
  return useServiceMutation((id: string) => http.delete(`${path}/${id}`, staffCall))
}
