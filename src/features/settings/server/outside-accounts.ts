import type { Selectable } from 'kysely'
import type { z } from 'zod'

import type { Db } from '#platform/database/database.ts'
import type { StudioSettings } from '#platform/database/database.types.ts'

import { ownImageAccount, ownMailAccount } from '../outside-accounts.rules.ts'
import {
  type ImageAccount,
  imageAccountSchema,
  type MailAccount,
  mailAccountSchema,
} from '../public-settings.contract.ts'

export type Accounts = { mailAccount: MailAccount; imageAccount: ImageAccount }

export function accountsOf(
  row: Pick<Selectable<StudioSettings>, 'mail_account' | 'image_account'>,
): Accounts {
  return {
    mailAccount: readable(mailAccountSchema, row.mail_account) ?? ownMailAccount,
    imageAccount: readable(imageAccountSchema, row.image_account) ?? ownImageAccount,
  }
}

export async function outsideAccounts(db: Db): Promise<Accounts> {
  return accountsOf(
    await db
      .selectFrom('studio_settings')
      .select(['mail_account', 'image_account'])
      .executeTakeFirstOrThrow(),
  )
}

/** Ignores a value that another version has stored in an unknown shape, so that forms still work. */
function readable<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> | undefined {
  return schema.safeParse(value).data
}
