import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import type { Day } from '#shared/calendar-time.ts'
import { toasts } from '#ui/feedback/toasts.ts'
import { HttpError, messageOf } from '#ui/http/http-client.ts'

import { barbersTabTexts, scheduleTexts } from '../../barbers-screens.it.ts'
import type { Barber } from '../../staff.contract.ts'
import { useAffectedQuestion } from '../affected/use-affected-question.tsx'
import { focusFirstFault } from '../components/focus-first-fault.ts'
import { barberCalls } from '../queries/barber-calls.ts'
import { staffBarbersQuery } from '../queries/barber-queries.ts'
import { saveOrAsk } from '../queries/save-or-ask.ts'
import { isSame } from '../schedule/use-edited-copy.ts'
import { sentVacations } from '../schedule/vacation-draft.ts'
import { draftOf, type EditDraft } from './edit-draft.ts'
import { type EditFaults, editFaults, hasFaults, noFaults } from './edit-faults.ts'

const { errors, toasts: done } = barbersTabTexts

/** The window's form: what was typed, and what stands in the way of saving it. */
export function useBarberEdit(barber: Barber, today: Day, onDone: () => void) {
  const queries = useQueryClient()
  const [{ start, updatedAt }] = useState(() => ({ start: draftOf(barber), updatedAt: barber.updatedAt }))
  const [draft, setDraft] = useState(start)
  const [faults, setFaults] = useState<EditFaults>(noFaults)
  const [failure, setFailure] = useState<string | null>(null)
  const [isSaving, setIsSaving] = useState(false)
  const affected = useAffectedQuestion(
    barber._id,
    start.isActive && !draft.isActive ? scheduleTexts.affected.leadOff : undefined,
  )

  const send = async () => {
    const fields = changesOf(draft, start)
    const save = (keepAppointments: boolean) =>
      barberCalls.save(barber._id, fields, { updatedAt, keepAppointments })
    try {
      if (!(await saveOrAsk(save, affected.ask))) return
      void barberCalls.announce(barber._id)
      void queries.invalidateQueries({ queryKey: staffBarbersQuery.queryKey })
      toasts.success(done.updated)
      onDone()
    } catch (error) {
      setFaults({ ...noFaults, person: personErrors(error) })
      setFailure(messageOf(error, errors.edit))
    }
  }
  return {
    draft,
    faults,
    failure,
    isSaving,
    isChanged: !isSame(draft, start),
    question: affected.dialog,
    change: (next: EditDraft) => {
      setDraft(next)
      setFaults(noFaults)
    },
    save: async () => {
      const found = editFaults(draft, today, barber.vacations)
      setFaults(found)
      setFailure(null)
      if (hasFaults(found)) return focusFirstFault()
      setIsSaving(true)
      await send()
      setIsSaving(false)
    },
  }
}

/** The form as it is; of the person only what was changed. */
function changesOf({ person, isActive, services, workingHours, vacations }: EditDraft, start: EditDraft) {
  return {
    ...(isSame(person, start.person) ? {} : person),
    ...(isActive === start.isActive ? {} : { isActive }),
    services,
    workingHours,
    vacations: sentVacations(vacations),
  }
}

function personErrors(error: unknown): Partial<Record<string, string>> {
  if (!(error instanceof HttpError)) return {}
  const isAddress = ['EMAIL_TAKEN', 'BARBER_EMAIL_TAKEN'].includes(error.body.code ?? '')
  return isAddress ? { email: error.message } : (error.body.errors ?? {})
}
