import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import { call } from '#ui/http/call.ts'
import { staffTimeout } from '#ui/http/http-client.ts'
import { readFilters } from '#ui/screens/read-filters.ts'

import {
  type ChangeUserRequest,
  type CreateUserRequest,
  type UsersQuery,
  usersQuerySchema,
} from '../../admin-users.contract.ts'
import {
  changeUser,
  createUser,
  deleteUser,
  resetUserPassword,
  sendResetLink,
  users,
} from '../../admin-users.endpoints.ts'

const queryKey = ['admin', 'users']
const timeout = staffTimeout

export const filtersOf = (query: URLSearchParams) =>
  readFilters(usersQuerySchema.omit({ limit: true }), query)

export function useUsers(query: Omit<UsersQuery, 'limit'>) {
  return useQuery({
    queryKey: [...queryKey, query],
    queryFn: ({ signal }) => call(users, { query, signal, timeout }),
    placeholderData: keepPreviousData,
  })
}

function useUserMutation<Request, Result>(mutationFn: (request: Request) => Promise<Result>) {
  const client = useQueryClient()
  return useMutation({ mutationFn, onSuccess: () => client.invalidateQueries({ queryKey }) })
}

export function useCreateUser() {
  return useUserMutation((body: CreateUserRequest) => call(createUser, { body, timeout }))
}

export function useChangeUser(id: string) {
  return useUserMutation((body: ChangeUserRequest) => call(changeUser, { params: { id }, body, timeout }))
}

export function useRemoveUser() {
  return useUserMutation((id: string) => call(deleteUser, { params: { id }, timeout }))
}

export function useResetPassword(id: string) {
  return useUserMutation((newPassword: string) =>
    call(resetUserPassword, { params: { id }, body: { newPassword }, timeout }),
  )
}

export function useSendResetLink(id: string) {
  return useMutation({ mutationFn: () => call(sendResetLink, { params: { id }, timeout }) })
}
