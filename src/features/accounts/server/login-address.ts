import { queueMessage } from '#features/messages/server/outbox.ts'
import type { Db } from '#platform/database/database.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import type { Platform } from '#platform/platform.ts'

import { accountsError } from './errors.ts'
import { hasLogin, type Login } from './logins.ts'
import type { AddressChange, AddressProof } from './messages.ts'
import { allLinks, linkMessageKey, closeLinks, createLink } from './passwords/account-links.ts'

/**
 * Notifies the old e-mail. A proven one stays in use until the new one is proven by mail and password. Without outgoing mail, or
 * with an unproven old e-mail, the new one counts at once and is unproven.
 *
 * @throws AppError 409 when another account has it
 */
export async function changeLoginAddress(
  { mailsLeave }: Pick<Platform, 'mailsLeave'>,
  transaction: Transaction,
  login: Login,
  { email, now }: { email: string; now: Date },
): Promise<void> {
  const { db } = transaction
  const countsAtOnce = !mailsLeave || login.email_verified_at === null
  const isSame = email.toLowerCase() === login.email.toLowerCase()
  if (!isSame && (await hasLogin(db, email))) throw accountsError('EMAIL_TAKEN')
  await closeLinks(db, login.id, countsAtOnce && !isSame ? allLinks : ['change_email'], now)
  if (isSame) return
  if (countsAtOnce) await moveLogin(db, login, email, now)
  else await askForProof(transaction, login, email, now)
  await mailFormerAddress(transaction, login, { email, countsAtOnce, now })
}

async function moveLogin(db: Db, login: Login, email: string, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ email, email_verified_at: null, updated_at: now })
    .where('id', '=', login.id)
    .execute()
}

async function askForProof(transaction: Transaction, login: Login, email: string, now: Date): Promise<void> {
  const token = await createLink(transaction.db, login.id, 'change_email', now, email)
  const payload: AddressProof = { userId: login.id, firstName: login.first_name, email, token }
  const mail = { template: 'address-proof', recipient: email, cause: linkMessageKey(token), payload }
  await queueMessage(transaction, mail, now)
}

type Former = Pick<Login, 'id' | 'email' | 'first_name'>

/** @param countsAtOnce false while the new address still has to be proven */
export async function mailFormerAddress(
  transaction: Transaction,
  former: Former,
  { email, countsAtOnce, now }: { email: string; countsAtOnce: boolean; now: Date },
): Promise<void> {
  const payload: AddressChange = { userId: former.id, firstName: former.first_name, email, countsAtOnce }
  const cause = `${former.id} ${now.getTime()}`
  const mail = { template: 'address-changed', recipient: former.email, cause, payload }
  await queueMessage(transaction, mail, now)
}
