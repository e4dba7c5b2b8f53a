import { type QueryClient } from '@tanstack/react-query'

/** Live events and every change of the staff make all of these be read again. */
export const staffKey = ['appointments', 'staff'] as const

export function reloadStaff(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: staffKey })
}
