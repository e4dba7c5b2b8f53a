import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { refreshUsage } from '#features/plans/web/usage-refresh.ts'
import { toasts } from '#ui/feedback/toasts.ts'
import { useForm } from '#ui/forms/use-form.ts'
import { hasCode } from '#ui/http/http-client.ts'

import { type ExistingUser, existingUserSchema } from '../../barber-changes.contract.ts'
import { barbersTabTexts } from '../../barbers-screens.it.ts'
import { barberCalls } from '../barber-calls.ts'
import { staffBarbersQuery } from '../barber-queries.ts'
import { barberFieldOfCode } from '../components/field-of-code.ts'
import { blankBarber, newBarberSchema } from './new-barber.schema.ts'

export function useNewBarber(offered: readonly string[], onDone: () => void) {
  const queries = useQueryClient()
  const [initialValues] = useState(blankBarber)
  const creation = useMutation({
    mutationFn: barberCalls.create,
    onSuccess: async () => {
      toasts.success(barbersTabTexts.toasts.created)
      refreshUsage(queries, { isForced: true })
      await queries.invalidateQueries({ queryKey: staffBarbersQuery.queryKey })
      onDone()
    },
  })
  const form = useForm({
    schema: newBarberSchema,
    initialValues,
    onSubmit: ({ services, ...barber }) =>
      creation.mutate({ ...barber, services: services ?? [...offered], linkExistingUser: false }),
    error: creation.error,
    fieldOfCode: barberFieldOfCode,
  })
  const existing = creation.isPending ? null : existingUserOf(creation.error)
  return {
    form,
    services: form.getValues().services ?? offered,
    existing,
    isSending: creation.isPending,
    error: existing ? null : creation.error,
    link: () => {
      if (creation.variables) creation.mutate({ ...creation.variables, linkExistingUser: true })
    },
    dontLink: creation.reset,
  }
}

function existingUserOf(error: unknown): ExistingUser | null {
  if (!hasCode(error, 'USER_EXISTS')) return null
  return existingUserSchema.safeParse(error.body.details).data ?? null
}
