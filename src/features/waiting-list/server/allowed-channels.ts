import type { Channel } from '#features/messages/notifications.contract.ts'
import type { MessageRules } from '#features/messages/server/withhold-messages.ts'
import type { MessageSettings } from '#features/settings/server/message-settings.ts'
import type { Transaction } from '#platform/database/transaction.ts'

/** Returns the channels that the plan still allows: an offer without a message must not be made (D-SUB-24). */
export async function allowedChannels(
  transaction: Transaction,
  rules: MessageRules,
  { sendsSms }: MessageSettings,
  now: Date,
): Promise<Channel[]> {
  const channels: Channel[] = []
  for (const channel of sendsSms ? (['email', 'sms'] as const) : (['email'] as const)) {
    const { left } = await rules.allowance(transaction, { ...rules, channel, now, claimed: [] })
    if (left > 0) channels.push(channel)
  }
  return channels
}
