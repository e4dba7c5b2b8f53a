import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import type { Day } from '#shared/calendar-time.ts'
import { HttpError, messageOf } from '#ui/http-client.ts'
import { toasts } from '#ui/toasts.ts'

import { barbersTabTexts, scheduleTexts } from '../../barbers-screens.it.ts'
import type { Barber } from '../../staff.contract.ts'
import { useAffectedQuestion } from '../affected/use-affected-question.tsx'
import { focusFirstFault } from '../components/focus-first-fault.ts'
import { barberCalls } from '../queries/barber-calls.ts'
import { staffBarbersQuery } from '../queries/barber-queries.ts'
import { type Part, saveParts } from '../queries/save-parts.ts'
import { isSame } from '../schedule/use-edited-copy.ts'
import { sentVacations } from '../schedule/vacation-draft.ts'
import { draftOf, type EditDraft } from './edit-draft.ts'
import { type EditFaults, editFaults, hasFaults, noFaults } from './edit-faults.ts'

const { edit: texts, errors, toasts: done } = barbersTabTexts

type PartName = keyof typeof texts.parts

/** The window's form: what was typed, what of it is saved, and what stands in the way. */
export function useBarberEdit(barber: Barber, today: Day, onDone: () => void) {
  const queries = useQueryClient()
  const [start] = useState(() => draftOf(barber))
  const [draft, setDraft] = useState(start)
  const [version, setVersion] = useState(barber.updatedAt)
  // What has gone through is not sent again, unless it was changed since.
  const [sent, setSent] = useState<Partial<Record<PartName, unknown>>>({})
  const [faults, setFaults] = useState<EditFaults>(noFaults)
  const [failure, setFailure] = useState<string | null>(null)
  const [isSaving, setIsSaving] = useState(false)
  const affected = useAffectedQuestion(
    barber._id,
    start.isActive && !draft.isActive ? scheduleTexts.affected.leadOff : undefined,
  )

  const save = async () => {
    const found = editFaults(draft, today, barber.vacations)
    setFaults(found)
    setFailure(null)
    if (hasFaults(found)) return focusFirstFault()
    const parts = partsOf(barber._id, draft, start).filter(
      ({ name }) => !isSame(sent[name], contentOf(name, draft)),
    )
    setIsSaving(true)
    const result = await saveParts(parts, version, affected.ask)
    setIsSaving(false)
    if (result.barber) setVersion(result.barber.updatedAt)
    setSent((before) => ({
      ...before,
      ...Object.fromEntries(result.saved.map((name) => [name, contentOf(name, draft)])),
    }))
    if (result.saved.length > 0) {
      void barberCalls.announce(barber._id)
      void queries.invalidateQueries({ queryKey: staffBarbersQuery.queryKey })
    }
    if (result.failed) {
      const { name, error } = result.failed
      const left = parts.map((part) => part.name).filter((part) => !result.saved.includes(part))
      setFaults({ ...noFaults, person: personErrors(error) })
      setFailure(failureOf(name, error, result.saved, left))
      return
    }
    toasts.success(done.updated)
    onDone()
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
    save,
  }
}

function contentOf(name: PartName, { person, isActive, ...draft }: EditDraft): unknown {
  if (name === 'profile') return { person, isActive }
  return name === 'hours' ? draft.workingHours : draft[name]
}

/** The documented three calls, and the one for the profile when it was changed. */
function partsOf(id: string, draft: EditDraft, start: EditDraft): Part<PartName>[] {
  const { person, isActive, services, workingHours, vacations } = draft
  const parts: Part<PartName>[] = [
    { name: 'services', send: (terms) => barberCalls.services(id, services, terms) },
    { name: 'hours', send: (terms) => barberCalls.hours(id, workingHours, terms) },
    { name: 'vacations', send: (terms) => barberCalls.vacations(id, sentVacations(vacations), terms) },
  ]
  const isProfileChanged = !isSame(contentOf('profile', draft), contentOf('profile', start))
  if (!isProfileChanged) return parts
  const activity = isActive === start.isActive ? {} : { isActive }
  const send: Part<PartName>['send'] = (terms) => barberCalls.profile(id, { ...person, ...activity }, terms)
  return [{ name: 'profile', send }, ...parts]
}

function personErrors(error: unknown): Partial<Record<string, string>> {
  if (!(error instanceof HttpError)) return {}
  const isAddress = ['EMAIL_TAKEN', 'BARBER_EMAIL_TAKEN'].includes(error.body.code ?? '')
  return isAddress ? { email: error.message } : (error.body.errors ?? {})
}

/** Null when the person only went back to the form and nothing is saved yet. */
function failureOf(name: PartName, error: unknown, saved: PartName[], left: PartName[]): string | null {
  const reason = error === null ? null : messageOf(error, name === 'profile' ? errors.update : errors.edit)
  const label = (part: PartName) => texts.parts[part]
  const partial = saved.length > 0 ? texts.partial(saved.map(label), left.map(label)) : null
  if (!reason || !partial) return reason ?? partial
  // The server's and the connection's words come without a full stop.
  return `${reason.replace(/\.?$/, '.')} ${partial}`
}
