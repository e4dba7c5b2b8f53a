import { type QueryClient } from '@tanstack/react-query'

export const staffKey = ['appointments', 'staff'] as const

export function reloadStaff(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: staffKey })
}
