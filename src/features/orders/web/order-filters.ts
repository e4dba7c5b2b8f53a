import { knownStatus } from '../orders-view.rules.ts'
import type { OrderStatus } from '../orders.rules.ts'

export function filtersOf(query: URLSearchParams): { status: OrderStatus | undefined; page: number } {
  const page = Number(query.get('page'))
  return {
    status: knownStatus(query.get('status') ?? ''),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}
