import type { Db } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { pages } from '#shared/pages.ts'

const purpose = 'unsubscribe'

/**
 * Sets or removes an address's opt-out from marketing mails. Mails about the recipient's appointments, money and account
 * are sent regardless. A repeated opt-out keeps its first date.
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

/** @returns null when the address has not opted out; it may never have opted in either */
export async function optedOutAt(db: Db, email: string): Promise<Date | null> {
  const found = await db
    .selectFrom('marketing_opt_outs')
    .select('opted_out_at')
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst()
  return found?.opted_out_at ?? null
}

/**
 * Returns the unsubscribe link that every mail to this address carries. The token proves that the visitor has read such a
 * mail (D-UNS-01).
 */
export function unsubscribeUrl({ secrets, publicOrigin }: Platform, email: string): string {
  return unsubscribeLink(publicOrigin, email, secrets.sign(purpose, email.toLowerCase()))
}

export function unsubscribeLink(publicOrigin: string, email: string, token: string): string {
  return `${publicOrigin}${pages.unsubscribe.path}?${new URLSearchParams({ email, token }).toString()}`
}

export function isUnsubscribeToken({ secrets }: Platform, email: string, token: string): boolean {
  return secrets.verify(purpose, email.toLowerCase(), token)
}
