type WithStatus = { status: string }

/** Whether an appointment takes its barber's time. The same rule as in the queries, see server/occupancy.ts. */
export function occupiesSlot({ status }: WithStatus): boolean {
  return status !== 'cancelled'
}

export function isCounted({ status }: WithStatus): boolean {
  return status !== 'cancelled'
}
