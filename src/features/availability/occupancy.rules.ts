type WithStatus = { status: string }

/** Whether an appointment takes its barber's time. The same rule as in the queries, see server/occupancy.ts. */
export function occupiesChair({ status }: WithStatus): boolean {
  return status !== 'cancelled'
}

/** Whether an appointment counts for limits, statistics, summaries and calendars. */
export function counts({ status }: WithStatus): boolean {
  return status !== 'cancelled'
}
