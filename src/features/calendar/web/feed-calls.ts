import { queryOptions } from '@tanstack/react-query'

import { call } from '#ui/http/call.ts'
import { staffTimeout } from '#ui/http/http-client.ts'

import { calendarFeed, removeCalendarFeed, renewCalendarFeed } from '../calendar.endpoints.ts'

const timeout = staffTimeout

export const feedQuery = (barberId: string) =>
  queryOptions({
    queryKey: ['calendar-feed', barberId],
    queryFn: async ({ signal }) =>
      (await call(calendarFeed, { params: { id: barberId }, signal, timeout })).data.url,
  })

export async function changeFeed(barberId: string, change: 'renew' | 'remove') {
  const endpoint = change === 'renew' ? renewCalendarFeed : removeCalendarFeed
  return (await call(endpoint, { params: { id: barberId }, timeout })).data.url
}
