import type { AccountExport } from '#features/accounts/server/public.ts'

/**
 * Since when the shop knows them, and under which name and contacts. What the owner has noted for the work stays with the
 * owner, who answers for it when asked (docs/decisions/0031).
 */
export const customerForAccount: AccountExport = {
  name: 'customer',
  async read(db, { id }) {
    const customer = await db
      .selectFrom('customers')
      .select([
        'first_name as firstName',
        'last_name as lastName',
        'email',
        'phone',
        'created_at as knownSince',
      ])
      .where('user_id', '=', id)
      .executeTakeFirst()
    return customer ?? null
  },
}
