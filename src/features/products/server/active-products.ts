import type { Platform } from '#platform/platform.ts'

export async function activeProducts(
  { database: { db } }: Platform,
  limit: number,
): Promise<{ id: string; updatedAt: Date }[]> {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'updated_at'])
    .where('is_active', '=', true)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id, updated_at }) => ({ id, updatedAt: updated_at }))
}
