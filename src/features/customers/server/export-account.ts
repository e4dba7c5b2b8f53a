import type { AccountExport } from '#features/accounts/server/account-export.ts'

/**
 * Exports since when the shop knows the customer, with name and contacts. The owner's notes are left out
 * (docs/decisions/0031). Null for an unproven e-mail: the row may belong to a guest with that address.
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
