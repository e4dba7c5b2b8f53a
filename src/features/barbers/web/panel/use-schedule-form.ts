import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import type { Day } from '#shared/calendar-time.ts'
import { usePassingNotice } from '#ui/feedback/passing-notice.tsx'
import { messageOf } from '#ui/http/http-client.ts'

import { barberPanelTexts } from '../../barbers-panel.it.ts'
import type { WorkingDay } from '../../barbers.contract.ts'
import type { Barber } from '../../staff.contract.ts'
import type { VacationFault } from '../../vacations.rules.ts'
import { defaultWeek, isWholeWeek, panelPause } from '../../working-hours.rules.ts'
import { useAffectedQuestion } from '../affected/use-affected-question.tsx'
import { focusFirstFault } from '../components/focus-first-fault.ts'
import { barberCalls } from '../queries/barber-calls.ts'
import { saveOrAsk } from '../queries/save-or-ask.ts'
import { isSame, useEditedCopy } from '../schedule/use-edited-copy.ts'
import {
  sentVacations,
  type VacationDraft,
  vacationDrafts,
  vacationFaults,
} from '../schedule/vacation-draft.ts'
import { weekFaults, type WeekFaults } from '../schedule/week-faults.ts'

const { schedule: texts } = barberPanelTexts
const noticeTime = 3_000

type Draft = { workingHours: WorkingDay[]; vacations: VacationDraft[] }
type Faults = { week: WeekFaults; vacations: ReadonlyMap<string, VacationFault> }

const noFaults: Faults = { week: new Map(), vacations: new Map() }

/** Hours and vacations as one form; only the part that was changed is sent. */
export function useScheduleForm(barber: Barber, today: Day) {
  const queries = useQueryClient()
  const saved = scheduleOf(barber)
  const copy = useEditedCopy(saved, barber.updatedAt)
  const [faults, setFaults] = useState(noFaults)
  const [failure, setFailure] = useState<string | null>(null)
  const [isSaving, setIsSaving] = useState(false)
  const { notice, tell } = usePassingNotice(noticeTime)
  const affected = useAffectedQuestion(barber._id)
  const draft = copy.value

  const send = async () => {
    const fields = changesOf(draft, saved)
    const save = (keepAppointments: boolean) =>
      barberCalls.save(barber._id, fields, { updatedAt: copy.version, keepAppointments })
    try {
      if (!(await saveOrAsk(save, affected.ask))) return
      void barberCalls.announce(barber._id)
      await queries.invalidateQueries({ queryKey: ['barbers'] })
      copy.discard()
      tell('success', texts.saved)
    } catch (error) {
      const why = messageOf(error, texts.unknown)
      setFailure(fields.workingHours ? texts.hoursFailed(why) : texts.vacationsFailed(why))
    }
  }
  const save = async () => {
    const found = {
      week: weekFaults(draft.workingHours, texts.faults),
      vacations: vacationFaults(draft.vacations, today, barber.vacations),
    }
    setFaults(found)
    setFailure(null)
    if (found.week.size > 0 || found.vacations.size > 0) return focusFirstFault()
    setIsSaving(true)
    await send()
    setIsSaving(false)
  }
  return {
    draft,
    faults,
    failure,
    isSaving,
    isChanged: copy.isChanged,
    notice,
    question: affected.dialog,
    change: (next: Draft) => {
      copy.change(next)
      setFaults(noFaults)
    },
    discard: () => {
      copy.discard()
      setFaults(noFaults)
      setFailure(null)
    },
    save,
  }
}

function scheduleOf({ workingHours, vacations }: Barber): Draft {
  return {
    workingHours: isWholeWeek(workingHours) ? workingHours : defaultWeek(panelPause),
    vacations: vacationDrafts(vacations),
  }
}

function changesOf({ workingHours, vacations }: Draft, saved: Draft) {
  return {
    ...(isSame(workingHours, saved.workingHours) ? {} : { workingHours }),
    ...(isSame(vacations, saved.vacations) ? {} : { vacations: sentVacations(vacations) }),
  }
}
