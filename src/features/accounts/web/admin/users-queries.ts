import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import { call } from '#ui/http/call.ts'
import { staffTimeout } from '#ui/http/http-client.ts'
import { readFilters } from '#ui/screens/read-filters.ts'

import { accountsTexts } from '../../accounts.it.ts'
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
import { usersTexts as texts } from '../../users-screens.it.ts'
import { notices } from './notices.ts'

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

/** @param done what is said when it has worked */
function useUserMutation<Request, Result>(mutationFn: (request: Request) => Promise<Result>, done?: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey })
      if (done !== undefined) notices.done(done)
    },
  })
}

export function useCreateUser() {
  return useUserMutation((body: CreateUserRequest) => call(createUser, { body, timeout }), texts.created)
}

export function useChangeUser(id: string) {
  return useUserMutation(
    (body: ChangeUserRequest) => call(changeUser, { params: { id }, body, timeout }),
    texts.updated,
  )
}

export function useRemoveUser() {
  return useUserMutation(
    (id: string) => call(deleteUser, { params: { id }, timeout }),
    accountsTexts.userDeleted,
  )
}

export function useResetPassword(id: string) {
  return useUserMutation((newPassword: string) =>
    call(resetUserPassword, { params: { id }, body: { newPassword }, timeout }),
  )
}

export function useSendResetLink(id: string) {
  return useMutation({ mutationFn: () => call(sendResetLink, { params: { id }, timeout }) })
}
