import type { AccountExport } from '#features/accounts/server/public.ts'

/**
 * Since when the shop knows them, and under which name and contacts. What the owner has noted for the work stays with the
 * owner, who answers for it when asked (docs/decisions/0031). Until the address is proven the row may be that of a guest who
 * has it: somebody else's name and number.
 */
export const customerForAccount: AccountExport = {
  name: 'customer',
  async read(db, { id, provenEmail }) {
    if (provenEmail === null) return null
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
