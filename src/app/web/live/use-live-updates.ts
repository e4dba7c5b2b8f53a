import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import { useSession } from '#features/accounts/web/session-store.ts'
import { planKey } from '#features/plans/web/plan-queries.ts'
import { refreshUsage } from '#features/plans/web/usage-refresh.ts'
import { refreshSettings } from '#features/settings/web/use-public-settings.ts'
import { clockTime, dayNames } from '#shared/italian-dates.ts'
import { toasts } from '#ui/feedback/toasts.ts'
import { openEventStream } from '#ui/http/event-stream.ts'

import { type LiveEvent, liveEventSchema } from '../../live.contract.ts'
import { liveEvents } from '../../live.endpoints.ts'
import { panelTexts } from '../../panels.it.ts'
import { addNotice, setLiveState } from './live-notices.ts'

/**
 * Screens also refetch every 30 seconds, in case the stream is cut off.
 *
 * @param isOwner announcements to the owner name the barber; barbers only receive their own
 */
export function useLiveUpdates(isOwner: boolean): void {
  const queries = useQueryClient()
  const userId = useSession().user?._id
  useEffect(() => {
    if (userId === undefined) return undefined
    return openEventStream({
      path: liveEvents.path,
      onMessage: (data) => {
        const event = parseEvent(data)
        if (!event) return
        readAgain(queries, event)
        if (event.kind === 'appointment' && event.actorId !== userId) announce(event, isOwner)
      },
      onState: (state) => {
        setLiveState(state)
        // Events may have happened between two streams, or between the first fetch and the first stream.
        if (state === 'open') readAgain(queries, { kind: 'resync' })
      },
    })
  }, [queries, userId, isOwner])
}

const keysOf: Record<LiveEvent['kind'], readonly string[]> = {
  appointment: ['appointments', 'availability', 'payments', 'statistics'],
  shop: ['settings', 'barbers', 'services', 'availability', 'appointments', 'calendar-feed', 'admin'],
  plan: ['plan', 'payments'],
  holds: ['availability', 'appointments', 'payments'],
  orders: ['orders', 'products', 'payments', 'statistics'],
  requests: ['requests'],
  resync: [
    'settings',
    'orders',
    'requests',
    'products',
    'appointments',
    'barbers',
    'services',
    'availability',
    'calendar-feed',
    'admin',
    'statistics',
    ...planKey,
  ],
}

/** These events may change the plan's usage. Several in a row cause one refetch. */
const usesPlan: ReadonlySet<LiveEvent['kind']> = new Set(['appointment', 'shop'])

function readAgain(queries: QueryClient, { kind }: LiveEvent): void {
  for (const key of keysOf[kind]) void queries.invalidateQueries({ queryKey: [key] })
  if (kind === 'shop' || kind === 'resync') refreshSettings()
  if (usesPlan.has(kind)) refreshUsage(queries)
}

function announce(event: Extract<LiveEvent, { kind: 'appointment' }>, isOwner: boolean): void {
  const { change, customerName, service, date, time, barberName } = event
  const what = panelTexts.live.changes[change]
  const moment = `${dayNames.short(date)} ${clockTime(time)}`
  const details = [customerName, service, moment, ...(isOwner ? [barberName] : [])].join(', ')
  addNotice({ what, details, date })
  toasts.blank(`${what}: ${details}`)
}

function parseEvent(data: string): LiveEvent | undefined {
  try {
    return liveEventSchema.parse(JSON.parse(data))
  } catch {
    return undefined
  }
}
