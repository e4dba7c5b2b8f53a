import { messageLabel, type MessageKinds } from '#features/messages/server/message-kinds.ts'
import { messagesWithheldSince } from '#features/messages/server/withhold-messages.ts'
import { shopContact } from '#features/settings/server/public-settings.ts'
import type { Platform } from '#platform/platform.ts'

import type { WithheldMessage } from '../plans.contract.ts'
import { monthOf } from './count-usage.ts'

export async function withheldMessages(platform: Platform, kinds: MessageKinds): Promise<WithheldMessage[]> {
  const { timeZone } = await shopContact(platform)
  const { from } = monthOf(platform.clock.now(), timeZone)
  const messages = await messagesWithheldSince(platform.database.db, from)
  return messages.map(({ id, template, recipient, channel, created_at: at }) => ({
    _id: id,
    subject: messageLabel(kinds, template),
    recipient,
    channel: channel === 'sms' ? ('sms' as const) : ('email' as const),
    createdAt: at.toISOString(),
  }))
}
