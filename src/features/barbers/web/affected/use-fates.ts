import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

import { useSession } from '#features/accounts/web/public.ts'
import type { StaffAppointment } from '#features/calendar/calendar.contract.ts'
import { messageOf } from '#ui/http-client.ts'

import { scheduleTexts } from '../../barbers-screens.it.ts'
import { staffBarbersQuery } from '../queries/barber-queries.ts'
import { type Affected, type Colleague, type Fate, isOpen, readAgain, reassign } from './reassign.ts'

const { affected: texts } = scheduleTexts

type FatesById = ReadonlyMap<string, Fate>

/**
 * What becomes of each appointment while the list is looked at.
 * @param barberId whose they are
 */
export function useFates(barberId: string, appointments: readonly Affected[]) {
  const queries = useQueryClient()
  const colleagues = useColleagues(barberId)
  const [fates, setFates] = useState<FatesById>(new Map())
  const [isReassigning, setIsReassigning] = useState(false)
  const [summary, setSummary] = useState('')
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => void (isGone.current = true)
  }, [])
  const open = appointments.filter(({ _id }) => isOpen(fates.get(_id)))
  const settle = ({ _id }: Affected, fate: Fate) => setFates((before) => new Map(before).set(_id, fate))
  const tellOthers = () => {
    for (const key of ['appointments', 'availability']) void queries.invalidateQueries({ queryKey: [key] })
  }

  /** One after the other, as two may want the same colleague; ends with the window, and where the connection does. */
  const run = async (to: readonly Colleague[]): Promise<string> => {
    const current = await readAgain(barberId, open)
    const taken = new Map<string, number>()
    let count = 0
    for (const known of open) {
      if (isGone.current) return ''
      const fate = await decide(known, current.get(known._id), fates.get(known._id), lightestFirst(to, taken))
      settle(known, fate)
      if (fate.kind === 'refused' && fate.isOffline) return fate.why
      if (fate.kind === 'reassigned') {
        count += 1
        taken.set(fate.to._id, (taken.get(fate.to._id) ?? 0) + 1)
      }
    }
    return texts.reassigned(count, open.length)
  }

  return {
    fates,
    open,
    colleagues,
    isReassigning,
    /** What the last reassignment came to, in words. */
    summary,
    reassign: async (to: readonly Colleague[]) => {
      if (isReassigning) return
      setIsReassigning(true)
      setSummary('')
      setSummary(await run(to).catch((error: unknown) => messageOf(error, texts.moveFailed)))
      setIsReassigning(false)
      tellOthers()
    },
    cancelled: (appointment: Affected) => {
      settle(appointment, { kind: 'cancelled' })
      tellOthers()
    },
  }
}

export type Fates = ReturnType<typeof useFates>

async function decide(
  known: Affected,
  current: StaffAppointment | undefined,
  before: Fate | undefined,
  to: readonly Colleague[],
): Promise<Fate> {
  if (!current || current.date !== known.date || current.time !== known.time) return { kind: 'elsewhere' }
  if (current.status === 'cancelled') return { kind: 'cancelled' }
  const accepted = before?.kind === 'refused' ? before.price : undefined
  return await reassign(current, to, accepted ?? current.price)
}

/** Who has taken over fewest of them comes first, so that nobody gets them all. */
function lightestFirst(colleagues: readonly Colleague[], taken: ReadonlyMap<string, number>): Colleague[] {
  const load = ({ _id }: Colleague) => taken.get(_id) ?? 0
  return colleagues.toSorted((first, second) => load(first) - load(second))
}

/** Only the owner decides for others. */
function useColleagues(barberId: string): Colleague[] {
  const isOwner = useSession().user?.role === 'admin'
  const { data = [] } = useQuery({ ...staffBarbersQuery, enabled: isOwner })
  return isOwner ? data.filter(({ _id, isActive }) => isActive && _id !== barberId) : []
}
