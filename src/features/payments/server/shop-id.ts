import type { Db } from '#platform/database/database.ts'

/** Sent with every payment, since several shops may share the vendor's Stripe account. */
export async function shopId(db: Db): Promise<string> {
  const { shop_id: id } = await db.selectFrom('studio_settings').select('shop_id').executeTakeFirstOrThrow()
  return id
}
