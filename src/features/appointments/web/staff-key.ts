import { type QueryClient } from '@tanstack/react-query'

/** Query key of the staff's lists; live events and every change by the staff invalidate it. */
export const staffKey = ['appointments', 'staff'] as const

export function reloadStaff(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: staffKey })
}
