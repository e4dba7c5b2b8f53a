import { z } from 'zod'

/** Query of every list that comes in pages; beyond the last page it is empty. */
export const pageQuerySchema = z.object({
  page: z.coerce.number<number>().int().min(1).max(1_000_000).default(1),
  limit: z.coerce.number<number>().int().min(1).max(100).default(50),
})

/** Which page of a list, from 1, and how many rows it has. */
export type PageQuery = z.output<typeof pageQuerySchema>

export const paginationSchema = z.object({ total: z.int(), page: z.int(), pages: z.int() })
export type Pagination = z.infer<typeof paginationSchema>

export type Page<Item> = { success: true; data: Item[]; pagination: Pagination }

/** What a list in pages answers, see `pageAnswer`. @param total how many there are on all pages */
export function pageOf<Item>(data: Item[], total: number, { page, limit }: PageQuery): Page<Item> {
  return { success: true, data, pagination: { total, page, pages: Math.ceil(total / limit) } }
}
