type WithStatus = { status: string }

/** Takes its barber's time, so that nobody else can have it. The queries say the same, see server/occupancy.ts. */
export function occupiesChair({ status }: WithStatus): boolean {
  return status !== 'cancelled'
}

/** Is an appointment for limits, statistics, summaries and calendars. */
export function counts({ status }: WithStatus): boolean {
  return status !== 'cancelled'
}
