import type { Db } from '#platform/database/database.ts'

/** Payments at Stripe bear it, since several shops may share the vendor's account. */
export async function shopId(db: Db): Promise<string> {
  const { shop_id: id } = await db.selectFrom('studio_settings').select('shop_id').executeTakeFirstOrThrow()
  return id
}
