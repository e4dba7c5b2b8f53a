import type { Db } from '#platform/database/database.ts'

export async function ownerAddresses(
  db: Db,
  { except }: { except?: string | undefined } = {},
): Promise<string[]> {
  const owners = await db
    .selectFrom('users')
    .select('email')
    .where('role', '=', 'admin')
    .where('deleted_at', 'is', null)
    .$if(except !== undefined, (query) => query.where('id', '<>', except ?? ''))
    .execute()
  return owners.map(({ email }) => email)
}
