import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import { call } from '#ui/http/call.ts'
import { staffTimeout } from '#ui/http/http-client.ts'
import { steadyQuery } from '#ui/http/steady-query.ts'
import { readFilters } from '#ui/screens/read-filters.ts'

import { accountsTexts } from '../../accounts.it.ts'
import {
  type AdminUser,
  type StaffPasswordReset,
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
import type { UserFormValues } from './user-form.schema.ts'

const queryKey = ['admin', 'users']
const timeout = staffTimeout

export const filtersOf = (query: URLSearchParams) =>
  readFilters(usersQuerySchema.omit({ limit: true }), query)

export function useUsers(query: Omit<UsersQuery, 'limit'>) {
  return useQuery(steadyQuery([...queryKey, query], (terms) => call(users, { query, ...terms })))
}

type MutationTexts = { done?: string; operation?: 'create' | 'update' }

function useUserMutation<Request, Result>(
  mutationFn: (request: Request) => Promise<Result>,
  { done, operation }: MutationTexts = {},
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey })
      if (done !== undefined) notices.done(done)
    },
    onError: (error) => operation && notices.failed(error, operation),
  })
}

export function useCreateUser() {
  return useUserMutation(
    ({ password = '', ...user }: UserFormValues) =>
      call(createUser, { body: { ...user, password }, timeout }),
    { done: texts.created, operation: 'create' },
  )
}

/** @param read as the form read it; its updatedAt prevents overwriting later changes */
export function useChangeUser({ _id: id, updatedAt }: AdminUser) {
  return useUserMutation(
    (user: UserFormValues) => call(changeUser, { params: { id }, body: { ...user, updatedAt }, timeout }),
    { done: texts.updated, operation: 'update' },
  )
}

export function useRemoveUser() {
  return useUserMutation((id: string) => call(deleteUser, { params: { id }, timeout }), {
    done: accountsTexts.userDeleted,
  })
}

export function useResetPassword(id: string) {
  return useUserMutation((body: StaffPasswordReset) =>
    call(resetUserPassword, { params: { id }, body, timeout }),
  )
}

export function useSendResetLink(id: string) {
  return useMutation({ mutationFn: () => call(sendResetLink, { params: { id }, timeout }) })
}
