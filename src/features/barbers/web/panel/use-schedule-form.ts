import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'

import type { Day } from '#shared/calendar-time.ts'
import { useForm } from '#ui/forms/use-form.ts'
import { isSame, useSavedForm } from '#ui/forms/use-saved-form.ts'
import { messageOf } from '#ui/http/http-client.ts'

import { barberPanelTexts } from '../../barbers-panel.it.ts'
import type { WorkingDay, Barber } from '../../barbers.contract.ts'
import { defaultWeek, isWholeWeek, panelPause } from '../../working-hours.rules.ts'
import { useAffectedQuestion } from '../affected/use-affected-question.tsx'
import { barberCalls } from '../barber-calls.ts'
import { saveOrAsk } from '../save-or-ask.ts'
import { vacationErrors, weekErrors } from '../schedule/schedule-errors.ts'
import { sentVacations, type VacationDraft, vacationDrafts } from '../schedule/vacation-draft.ts'
import { useSaved } from './use-saved.ts'

const { schedule: texts } = barberPanelTexts

const scheduleSchema = z.object({
  workingHours: z.custom<WorkingDay[]>(),
  vacations: z.custom<VacationDraft[]>(),
})
type Schedule = z.infer<typeof scheduleSchema>
type Save = { fields: ReturnType<typeof changesOf>; updatedAt: string }

export function useScheduleForm(barber: Barber, today: Day) {
  const finish = useSaved('schedule', texts.saved)
  const saved = scheduleOf(barber)
  const [initialValues] = useState(saved)
  const affected = useAffectedQuestion(barber._id)
  const saving = useMutation({
    mutationFn: ({ fields, updatedAt }: Save) =>
      saveOrAsk(
        (keepAppointments) => barberCalls.save(barber._id, fields, { updatedAt, keepAppointments }),
        affected.ask,
      ),
    onSuccess: async (answer) => {
      if (!answer) return
      void barberCalls.announce(barber._id)
      await finish(form)
    },
  })
  const form = useForm({
    schema: scheduleSchema,
    initialValues,
    check: ({ workingHours, vacations }) => ({
      ...weekErrors(workingHours, texts.faults),
      ...vacationErrors(vacations, today, barber.vacations),
    }),
    onSubmit: (schedule) => saving.mutate({ fields: changesOf(schedule, saved), updatedAt: copy.version }),
  })
  const copy = useSavedForm(form, saved, barber.updatedAt)
  return {
    form,
    failure: saving.error && failureOf(saving.error, saving.variables.fields),
    isSaving: saving.isPending,
    isChanged: copy.isChanged,
    question: affected.dialog,
    discard: () => {
      copy.discard()
      saving.reset()
    },
  }
}

function scheduleOf({ workingHours, vacations }: Barber): Schedule {
  return {
    workingHours: isWholeWeek(workingHours) ? workingHours : defaultWeek(panelPause),
    vacations: vacationDrafts(vacations),
  }
}

function changesOf({ workingHours, vacations }: Schedule, saved: Schedule) {
  return {
    ...(isSame(workingHours, saved.workingHours) ? {} : { workingHours }),
    ...(isSame(vacations, saved.vacations) ? {} : { vacations: sentVacations(vacations) }),
  }
}

function failureOf(error: Error, { workingHours }: Save['fields']): string {
  const why = messageOf(error, texts.unknown)
  return workingHours ? texts.hoursFailed(why) : texts.vacationsFailed(why)
}
