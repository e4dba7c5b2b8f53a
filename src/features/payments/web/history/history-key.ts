import type { QueryClient } from '@tanstack/react-query'

export const historyKey = ['payments', 'history'] as const

/** After something was paid or given back. */
export function reloadPayments(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: historyKey })
}
