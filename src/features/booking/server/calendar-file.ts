import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'

/** What a calendar needs to know of an appointment. */
export type CalendarEntry = {
  appointmentId: string
  startsAt: Date
  endsAt: Date
  service: string
  barberName: string
  /** Grows with each change, so that calendars replace what they hold. */
  sequence: number
  cancelled: boolean
  shopName: string
  shopAddress: string
  url: string
  /** Host of the UID; never changes for one installation. */
  host: string
}

/** An iCalendar file with one event; the UID stays over moves and the cancellation. */
export function calendarFile(entry: CalendarEntry, now: Date): string {
  const calendar = ical({
    name: entry.shopName,
    prodId: { company: entry.shopName, product: 'prenotazioni', language: 'IT' },
    method: entry.cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  })
  calendar.createEvent({
    id: `${entry.appointmentId}@${entry.host}`,
    sequence: entry.sequence,
    stamp: now,
    start: entry.startsAt,
    end: entry.endsAt,
    summary: `${entry.service}, ${entry.shopName}`,
    description: `${entry.service} con ${entry.barberName}`,
    location: `${entry.shopName}, ${entry.shopAddress}`,
    url: entry.url,
    status: entry.cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  })
  return calendar.toString()
}

export const calendarFileName = 'appuntamento.ics'
