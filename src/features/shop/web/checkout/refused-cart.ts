import { hasFields } from '#ui/browser/session-draft.ts'
import { HttpError } from '#ui/http/http-client.ts'

import type { factsOf } from '../../cart.rules.ts'

type Facts = ReturnType<typeof factsOf>

export function refusedItems(error: unknown): Facts | null {
  if (!(error instanceof HttpError)) return null
  const { code, details } = error.body
  if (code !== 'OUT_OF_STOCK' && code !== 'PRICES_CHANGED') return null
  const items: unknown = details?.['items']
  return Array.isArray(items) ? items.flatMap((item: unknown) => factIn(item) ?? []) : []
}

function factIn(item: unknown): Facts[number] | null {
  if (!hasFields(item, ['productId'], (id) => typeof id === 'string')) return null
  const { productId, price, available }: Partial<Record<string, unknown>> = item
  if (typeof productId !== 'string' || (typeof available !== 'number' && available !== null)) return null
  return { productId, price: typeof price === 'number' ? price : null, available }
}
