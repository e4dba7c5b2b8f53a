import { z } from 'zod'

import { missingResource } from './api-error.ts'
import { expand, integer, text } from './parameters.ts'

const moment = integer(0)

/** `created=1` or `created[gte]=1`; seconds since 1970. */
const createdRange = z.union(
  [
    moment,
    z.strictObject({
      gt: moment.optional(),
      gte: moment.optional(),
      lt: moment.optional(),
      lte: moment.optional(),
    }),
  ],
  { error: 'Invalid created: must be a timestamp, or gt, gte, lt, lte with one' },
)

export const listParameters = {
  created: createdRange.optional(),
  limit: integer(1)
    .refine((limit) => limit <= 100, { error: 'This value must be less than or equal to 100.' })
    .optional(),
  starting_after: text().optional(),
  ending_before: text().optional(),
  expand,
}

export type ListParameters = z.infer<z.ZodObject<typeof listParameters>>

type Listed = { id: string; created: number }

export function listPage<Item extends Listed>(
  url: string,
  items: Iterable<Item>,
  parameters: ListParameters,
  matchesFilter: (item: Item) => boolean,
) {
  const { created, limit = 10, starting_after, ending_before } = parameters
  const newestFirst = [...items].toReversed()
  const matches = (item: Item) => isCreated(item.created, created) && matchesFilter(item)
  const place = (id: string, param: string) => {
    const index = newestFirst.findIndex((item) => item.id === id)
    if (index === -1) throw missingResource('object', id, param)
    return index
  }
  if (ending_before !== undefined) {
    const before = newestFirst.slice(0, place(ending_before, 'ending_before')).filter(matches)
    return page(url, before.slice(-limit), before.length > limit)
  }
  const from = starting_after === undefined ? 0 : place(starting_after, 'starting_after') + 1
  const after = newestFirst.slice(from).filter(matches)
  return page(url, after.slice(0, limit), after.length > limit)
}

function page<Item>(url: string, data: Item[], has_more: boolean) {
  return { object: 'list' as const, data, has_more, url }
}

function isCreated(at: number, range: ListParameters['created']): boolean {
  if (range === undefined) return true
  if (typeof range === 'number') return at === range
  const { gt = -1, gte = 0, lt = Infinity, lte = Infinity } = range
  return at > gt && at >= gte && at < lt && at <= lte
}
