import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { refreshUsage } from '#features/plans/web/usage-refresh.ts'
import type { Day } from '#shared/calendar-time.ts'
import { toasts } from '#ui/feedback/toasts.ts'
import { useForm } from '#ui/forms/use-form.ts'
import { isSame } from '#ui/forms/use-saved-form.ts'

import { barbersTabTexts, scheduleTexts } from '../../barbers-screens.it.ts'
import type { Barber } from '../../barbers.contract.ts'
import { useAffectedQuestion } from '../affected/use-affected-question.tsx'
import { barberCalls } from '../barber-calls.ts'
import { staffBarbersQuery } from '../barber-queries.ts'
import { barberFieldOfCode } from '../components/field-of-code.ts'
import { personOf } from '../components/person.ts'
import { saveOrAsk } from '../save-or-ask.ts'
import { vacationErrors } from '../schedule/schedule-errors.ts'
import { sentVacations } from '../schedule/vacation-draft.ts'
import { type BarberFields, editBarberSchema, fieldsOf } from './edit-barber.schema.ts'

const { toasts: done } = barbersTabTexts

export function useBarberEdit(barber: Barber, today: Day, onDone: () => void) {
  const queries = useQueryClient()
  const [{ start, updatedAt }] = useState(() => ({ start: fieldsOf(barber), updatedAt: barber.updatedAt }))
  const saving = useMutation({
    mutationFn: (fields: ReturnType<typeof changesOf>) =>
      saveOrAsk(
        (keepAppointments) => barberCalls.save(barber._id, fields, { updatedAt, keepAppointments }),
        affected.ask,
      ),
    onSuccess: (saved) => {
      if (!saved) return
      void barberCalls.announce(barber._id)
      void queries.invalidateQueries({ queryKey: staffBarbersQuery.queryKey })
      refreshUsage(queries, { isForced: true })
      toasts.success(done.updated)
      onDone()
    },
  })
  const form = useForm({
    schema: editBarberSchema,
    initialValues: start,
    check: ({ vacations }) => vacationErrors(vacations, today, barber.vacations),
    onSubmit: () => saving.mutate(changesOf(form.getValues(), start)),
    error: saving.error,
    fieldOfCode: barberFieldOfCode,
  })
  const affected = useAffectedQuestion(
    barber._id,
    start.isActive && !form.getValues().isActive ? scheduleTexts.affected.leadOff : undefined,
  )
  return {
    form,
    error: saving.error,
    isSaving: saving.isPending,
    question: affected.dialog,
  }
}

function changesOf(fields: BarberFields, start: BarberFields) {
  const person = personOf(fields)
  const { currentPassword } = fields
  return {
    ...(isSame(person, personOf(start)) ? {} : person),
    ...(person.email === start.email || currentPassword === '' ? {} : { currentPassword }),
    ...(fields.isActive === start.isActive ? {} : { isActive: fields.isActive }),
    services: fields.services,
    workingHours: fields.workingHours,
    vacations: sentVacations(fields.vacations),
  }
}
