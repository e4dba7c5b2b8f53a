import ical, { type ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'

export type CalendarEntry = {
  appointmentId: string
  startsAt: Date
  endsAt: Date
  service: string
  barberName: string
  /** Grows with each change, so that calendars replace their entry. */
  sequence: number
  cancelled: boolean
  pending: boolean
  shopName: string
  shopAddress: string
  shopEmail: string
  url: string
  /** Host of the UID; never changes for one installation. */
  host: string
}

/** The UID stays the same after moves and the cancellation. */
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
    status: statusOf(entry),
    // RFC 5546 requires it with PUBLISH and CANCEL.
    organizer: { name: entry.shopName, email: entry.shopEmail || `noreply@${entry.host}` },
  })
  return calendarText(calendar)
}

/** RFC 5545 ends every line with CRLF, the last one too. */
export function calendarText(calendar: ICalCalendar): string {
  return `${calendar.toString().trimEnd()}\r\n`
}

function statusOf({ cancelled, pending }: CalendarEntry): ICalEventStatus {
  if (cancelled) return ICalEventStatus.CANCELLED
  return pending ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED
}

export const calendarFileName = 'appuntamento.ics'
