import type { Db } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { pages } from '#shared/pages.ts'

const purpose = 'unsubscribe'

/**
 * The one place that knows who wants no news and offers; what concerns somebody's own appointments, money and account is sent
 * all the same. A choice that is made already stays as it was made.
 */
export async function setMarketingOptOut(db: Db, email: string, optsOut: boolean, at: Date): Promise<void> {
  const address = email.toLowerCase()
  if (optsOut) {
    const row = { email: address, opted_out_at: at }
    await db
      .insertInto('marketing_opt_outs')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  } else {
    await db.deleteFrom('marketing_opt_outs').where('email', '=', address).execute()
  }
}

/** null: they have not, though they may never have agreed either. */
export async function optedOutAt(db: Db, email: string): Promise<Date | null> {
  const found = await db
    .selectFrom('marketing_opt_outs')
    .select('opted_out_at')
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst()
  return found?.opted_out_at ?? null
}

/** In every mail to this address: whoever opens it has read the mail (D-UNS-01). */
export function unsubscribeUrl({ secrets, publicOrigin }: Platform, email: string): string {
  return unsubscribeLink(publicOrigin, email, secrets.sign(purpose, email.toLowerCase()))
}

export function unsubscribeLink(publicOrigin: string, email: string, token: string): string {
  return `${publicOrigin}${pages.unsubscribe.path}?${new URLSearchParams({ email, token }).toString()}`
}

export function isUnsubscribeToken({ secrets }: Platform, email: string, token: string): boolean {
  return secrets.verify(purpose, email.toLowerCase(), token)
}
