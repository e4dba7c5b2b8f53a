import { isTimeZone } from '#shared/calendar-time.ts'

/** @param inHeader the header X-Timezone */
export function browserTimeZoneOf(inBody: unknown, inHeader: unknown): string | undefined {
  return [inBody, inHeader].find(
    (zone): zone is string => typeof zone === 'string' && zone.length <= 60 && isTimeZone(zone),
  )
}
