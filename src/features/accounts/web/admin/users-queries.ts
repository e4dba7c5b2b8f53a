import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import type { Barber } from '#features/barbers/staff.contract.ts'
import { http, staffTimeout } from '#ui/http-client.ts'

import type {
  AdminUser,
  ChangeUserRequest,
  CreateUserRequest,
  UsersAnswer,
  UsersQuery,
} from '../../admin-users.contract.ts'

const path = '/admin/users'
const queryKey = ['admin', 'users']
const staffCall = { timeout: staffTimeout }

type Answer = { message: string }

export function useUsers(query: Omit<UsersQuery, 'limit'>) {
  return useQuery({
    queryKey: [...queryKey, query],
    queryFn: ({ signal }) => http.get<UsersAnswer>(path, { ...staffCall, query, signal }),
    placeholderData: keepPreviousData,
  })
}

/** Profiles that a barber's login can open; live events read everything below 'barbers' again. */
export function useBarberProfiles() {
  return useQuery({
    queryKey: ['barbers', 'profiles'],
    queryFn: ({ signal }) => http.get<Barber[]>('/barbers', { ...staffCall, signal }),
  })
}

function useUserMutation<Request, Result>(mutationFn: (request: Request) => Promise<Result>) {
  const client = useQueryClient()
  return useMutation({ mutationFn, onSuccess: () => client.invalidateQueries({ queryKey }) })
}

export function useCreateUser() {
  return useUserMutation((request: CreateUserRequest) => http.post<AdminUser>(path, request, staffCall))
}

export function useChangeUser(id: string) {
  return useUserMutation((change: ChangeUserRequest) =>
    http.put<AdminUser>(`${path}/${id}`, change, staffCall),
  )
}

export function useRemoveUser() {
  return useUserMutation((id: string) => http.delete<Answer>(`${path}/${id}`, staffCall))
}

export function useResetPassword(id: string) {
  return useUserMutation((newPassword: string) =>
    http.post<Answer>(`${path}/${id}/reset-password`, { newPassword }, staffCall),
  )
}

export function useSendResetLink(id: string) {
  return useMutation({
    mutationFn: () => http.post<Answer>(`${path}/${id}/send-reset-link`, undefined, staffCall),
  })
}
