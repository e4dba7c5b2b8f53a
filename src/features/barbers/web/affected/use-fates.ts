import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { useSession } from '#features/accounts/web/public.ts'

import { staffBarbersQuery } from '../queries/barber-queries.ts'
import { type Affected, type Colleague, type Fate, reassign } from './reassign.ts'

/**
 * What becomes of each appointment while the list is looked at.
 * @param barberId whose they are
 */
export function useFates(barberId: string, appointments: readonly Affected[]) {
  const queries = useQueryClient()
  const colleagues = useColleagues(barberId)
  const [fates, setFates] = useState<ReadonlyMap<string, Fate>>(new Map())
  const settle = ({ _id }: Affected, fate: Fate) => setFates((before) => new Map(before).set(_id, fate))
  const open = appointments.filter(({ _id }) => {
    const fate = fates.get(_id)
    return !fate || fate.kind === 'refused'
  })
  const readAgain = () => {
    for (const key of ['appointments', 'availability']) void queries.invalidateQueries({ queryKey: [key] })
  }
  const { mutate, isPending } = useMutation({
    // One after the other: two of them may want the same colleague at the same time.
    mutationFn: async (to: readonly Colleague[]) => {
      for (const appointment of open) settle(appointment, await reassign(appointment, to))
    },
    onSettled: readAgain,
  })
  return {
    fates,
    open,
    colleagues,
    isReassigning: isPending,
    reassign: mutate,
    cancelled: (appointment: Affected) => {
      settle(appointment, { kind: 'cancelled' })
      readAgain()
    },
  }
}

export type Fates = ReturnType<typeof useFates>

/** Only the owner decides for others. */
function useColleagues(barberId: string): Colleague[] {
  const isOwner = useSession().user?.role === 'admin'
  const { data = [] } = useQuery({ ...staffBarbersQuery, enabled: isOwner })
  return isOwner ? data.filter(({ _id, isActive }) => isActive && _id !== barberId) : []
}
