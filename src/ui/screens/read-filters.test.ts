import { expect, test } from 'vitest'
import { z } from 'zod'

import { readFilters } from './read-filters.ts'

const schema = z.object({
  state: z.enum(['new', 'done']).optional(),
  sort: z.enum(['name', 'date']).default('name'),
  page: z.coerce.number<number>().int().min(1).default(1),
})

test.each([
  ['', { sort: 'name', page: 1 }],
  ['state=done&sort=date&page=3', { state: 'done', sort: 'date', page: 3 }],
  ['state=gone&sort=date&page=none', { sort: 'date', page: 1 }],
  ['tab=orders&constructor=1&state=new', { state: 'new', sort: 'name', page: 1 }],
])('%s is read as far as valid', (address, filters) => {
  expect(readFilters(schema, new URLSearchParams(address))).toEqual(filters)
})
