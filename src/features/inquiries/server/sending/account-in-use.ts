import { ownMailAccount } from '#features/settings/outside-accounts.rules.ts'
import type { MailAccount } from '#features/settings/public-settings.contract.ts'
import { outsideAccounts } from '#features/settings/server/outside-accounts.ts'
import type { Db } from '#platform/database/database.ts'

import type { SendInquiry } from '../../sending.contract.ts'
import { inquiriesError } from '../errors.ts'

export type FormKind = keyof MailAccount['templates']

/**
 * Returns the form by the account's ids. Forms with the ids of the owner's outside account are only stored:
 * the page sends them there too, and that service mails them.
 *
 * @throws AppError 400, 403 as EmailJS would
 */
export async function readAccount(
  db: Db,
  { user_id: key, service_id: service, template_id: template }: SendInquiry,
): Promise<{ form: FormKind; sendsMailsItself: boolean }> {
  const { mailAccount } = await outsideAccounts(db)
  const account = [ownMailAccount, mailAccount].find(({ publicKey }) => publicKey === key)
  if (!account) throw inquiriesError('SENDING_KEY_UNKNOWN')
  if (account.serviceId !== service) throw inquiriesError('SENDING_SERVICE_UNKNOWN')
  const { consultation, application, acknowledgement } = account.templates
  const sendsMailsItself = account === ownMailAccount
  if (template === consultation) return { form: 'consultation', sendsMailsItself }
  if (template === application) return { form: 'application', sendsMailsItself }
  if (template === acknowledgement) return { form: 'acknowledgement', sendsMailsItself }
  throw inquiriesError('SENDING_TEMPLATE_UNKNOWN')
}
