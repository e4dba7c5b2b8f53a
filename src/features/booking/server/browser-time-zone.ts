import type { FastifyRequest } from 'fastify'

import { isTimeZone } from '#shared/calendar-time.ts'

export function browserTimeZoneOf(
  sent: unknown,
  request: Pick<FastifyRequest, 'headers'>,
): string | undefined {
  return [sent, request.headers['x-timezone']].find(
    (zone): zone is string => typeof zone === 'string' && zone.length <= 60 && isTimeZone(zone),
  )
}
