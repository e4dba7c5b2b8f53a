import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'

import { useSession } from '#features/accounts/web/session-store.ts'
import type { AffectedAppointment } from '#features/appointments/affected.contract.ts'
import {
  maxReassigned,
  type ReassignmentOutcome,
  type ShownAppointment,
} from '#features/appointments/reassignment.contract.ts'
import { createAttemptKey } from '#ui/http/attempt-key.ts'
import { messageOf } from '#ui/http/http-client.ts'

import { scheduleTexts } from '../../barbers-screens.it.ts'
import type { Barber } from '../../barbers.contract.ts'
import { barberCalls } from '../barber-calls.ts'
import { staffBarbersQuery } from '../barber-queries.ts'

const { affected: texts } = scheduleTexts

export const isOpenOutcome = (outcome: ReassignmentOutcome | undefined) =>
  outcome === undefined || outcome.kind === 'refused'

export function useOutcomes(barberId: string, appointments: readonly AffectedAppointment[]) {
  const queries = useQueryClient()
  const colleagues = useColleagues(barberId)
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, ReassignmentOutcome>>(new Map())
  const [attempt] = useState(() => createAttemptKey())
  // Blocks a second quick click, for which `isPending` would be too late.
  const isSent = useRef(false)
  const open = appointments.filter(({ _id }) => isOpenOutcome(outcomes.get(_id)))
  const settle = (settled: readonly ReassignmentOutcome[]) =>
    setOutcomes(
      (before) => new Map([...before, ...settled.map((outcome) => [outcome._id, outcome] as const)]),
    )
  const tellOthers = () => {
    for (const key of ['appointments', 'availability']) void queries.invalidateQueries({ queryKey: [key] })
  }
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: (colleagueIds: readonly string[]) => {
      // Tries the untried ones first if the list exceeds one request.
      const shown = open
        .toSorted((first, second) => Number(outcomes.has(first._id)) - Number(outcomes.has(second._id)))
        .slice(0, maxReassigned)
        .map((known) => shownOf(known, outcomes.get(known._id)))
      const request = { appointments: shown, colleagueIds: [...colleagueIds] }
      return barberCalls.reassign(barberId, request, attempt.keyFor(request))
    },
    onSuccess: (answer) => {
      attempt.finish()
      settle(answer.outcomes)
    },
    onSettled: () => {
      isSent.current = false
      tellOthers()
    },
  })
  return {
    outcomes,
    open,
    colleagues,
    isReassigning: isPending,
    summary: error ? messageOf(error, texts.moveFailed) : (data?.message ?? ''),
    reassign: (colleagueIds: readonly string[]) => {
      if (isSent.current) return
      isSent.current = true
      mutate(colleagueIds)
    },
    cancelled: ({ _id }: AffectedAppointment) => {
      settle([{ _id, kind: 'cancelled' }])
      tellOthers()
    },
  }
}

export type Outcomes = ReturnType<typeof useOutcomes>

/** A retry accepts the price and duration shown after the refusal. */
function shownOf(
  { _id, date, time }: AffectedAppointment,
  outcome: ReassignmentOutcome | undefined,
): ShownAppointment {
  const terms = outcome?.kind === 'refused' ? { price: outcome.price, duration: outcome.duration } : {}
  return { _id, date, time, ...terms }
}

function useColleagues(barberId: string): Barber[] {
  const isOwner = useSession().user?.role === 'admin'
  const { data = [] } = useQuery({ ...staffBarbersQuery, enabled: isOwner })
  return isOwner ? data.filter(({ _id, isActive }) => isActive && _id !== barberId) : []
}
