import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { toasts } from '#ui/feedback/toasts.ts'
import { HttpError, messageOf } from '#ui/http/http-client.ts'

import { barbersTabTexts } from '../../barbers-screens.it.ts'
import type { WorkingDay } from '../../barbers.contract.ts'
import { barbersTexts } from '../../barbers.it.ts'
import { createBarberRequestSchema, type ExistingUser, existingUserSchema } from '../../staff.contract.ts'
import { adminPause, defaultWeek } from '../../working-hours.rules.ts'
import { focusFirstFault } from '../components/focus-first-fault.ts'
import { barberCalls } from '../queries/barber-calls.ts'
import { staffBarbersQuery } from '../queries/barber-queries.ts'
import { weekFaults } from '../schedule/week-faults.ts'
import { nobody, type Person } from './person.ts'

/** Services are null until somebody chooses: a new barber offers them all. */
type Draft = { person: Person; services: string[] | null; workingHours: WorkingDay[]; createLogin: boolean }
type Errors = Partial<Record<string, string>>

const blank = (): Draft => ({
  person: nobody,
  services: null,
  workingHours: defaultWeek(adminPause),
  createLogin: false,
})

/** The form of a new barber, and the question that comes back when the address is somebody's already. */
export function useNewBarber(offered: readonly string[], onDone: () => void) {
  const queries = useQueryClient()
  const [edited, setDraft] = useState(blank)
  const draft = { ...edited, services: edited.services ?? [...offered] }
  const [errors, setErrors] = useState<Errors>({})
  const [hasTried, setHasTried] = useState(false)
  const [existing, setExisting] = useState<ExistingUser | null>(null)
  const creation = useMutation({
    mutationFn: (linkExistingUser: boolean) => {
      const { person, ...rest } = draft
      return barberCalls.create({ ...person, ...rest, linkExistingUser })
    },
    onSuccess: async () => {
      toasts.success(barbersTabTexts.toasts.created)
      await queries.invalidateQueries({ queryKey: staffBarbersQuery.queryKey })
      onDone()
    },
    onError: (error) => {
      const user = existingUserOf(error)
      setExisting(user)
      if (!user) setErrors(fieldErrorsOf(error))
    },
  })
  const faults = weekFaults(draft.workingHours, barbersTexts.dayFaults)
  return {
    draft,
    errors,
    faults: hasTried ? faults : new Map(),
    existing,
    isSending: creation.isPending,
    failure: creation.error && !existingUserOf(creation.error) ? failureOf(creation.error) : null,
    change: (next: Draft) => {
      setDraft(next)
      setErrors({})
    },
    submit: () => {
      const { person, ...rest } = draft
      const checked = createBarberRequestSchema.safeParse({ ...person, ...rest, workingHours: undefined })
      const wrong = checked.success ? {} : firstMessages(checked.error.issues)
      setErrors(wrong)
      setHasTried(true)
      if (checked.success && faults.size === 0) creation.mutate(false)
      else focusFirstFault()
    },
    link: () => {
      setExisting(null)
      creation.mutate(true)
    },
    dontLink: () => {
      setExisting(null)
      creation.reset()
    },
  }
}

function existingUserOf(error: unknown): ExistingUser | null {
  const isQuestion = error instanceof HttpError && error.body.code === 'USER_EXISTS'
  return isQuestion ? (existingUserSchema.safeParse(error.body.details).data ?? null) : null
}

function fieldErrorsOf(error: unknown): Errors {
  if (!(error instanceof HttpError)) return {}
  return error.body.code === 'BARBER_EMAIL_TAKEN' ? { email: error.message } : (error.body.errors ?? {})
}

function failureOf(error: unknown): string {
  return messageOf(error, barbersTabTexts.errors.create)
}

export function firstMessages(issues: readonly { path: readonly PropertyKey[]; message: string }[]): Errors {
  const errors: Errors = {}
  for (const { path, message } of issues) errors[String(path[0])] ??= message
  return errors
}
