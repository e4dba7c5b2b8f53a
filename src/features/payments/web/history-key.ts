import type { QueryClient } from '@tanstack/react-query'

export const historyKey = ['payments', 'history'] as const

export function reloadPayments(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: historyKey })
}
