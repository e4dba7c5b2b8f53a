import type { QueryClient } from '@tanstack/react-query'

export const historyKey = ['payments', 'history'] as const

/** Call it after a payment or a refund. */
export function reloadPayments(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: historyKey })
}
