import { z } from 'zod'

/** The query of every paged list; beyond the last page the list is empty. */
export const pageQuerySchema = z.object({
  page: z.coerce.number<number>().int().min(1).max(1_000_000).default(1),
  limit: z.coerce.number<number>().int().min(1).max(100).default(50),
})

export type PageQuery = z.output<typeof pageQuerySchema>

export const paginationSchema = z.object({ total: z.int(), page: z.int(), pages: z.int() })
export type Pagination = z.infer<typeof paginationSchema>

export type Page<Item> = { success: true; data: Item[]; pagination: Pagination }

/** @param total rows on all pages */
export function pageOf<Item>(data: Item[], total: number, { page, limit }: PageQuery): Page<Item> {
  return { success: true, data, pagination: { total, page, pages: Math.ceil(total / limit) } }
}
