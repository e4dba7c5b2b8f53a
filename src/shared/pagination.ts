import { z } from 'zod'

/** Query of every list that comes in pages; beyond the last page it is empty. */
export const pageQuerySchema = z.object({
  page: z.coerce.number<number>().int().min(1).max(1_000_000).default(1),
  limit: z.coerce.number<number>().int().min(1).max(100).default(50),
})

export const paginationSchema = z.object({ total: z.int(), page: z.int(), pages: z.int() })
export type Pagination = z.infer<typeof paginationSchema>

export function paginationOf(total: number, { page, limit }: { page: number; limit: number }): Pagination {
  return { total, page, pages: Math.ceil(total / limit) }
}
