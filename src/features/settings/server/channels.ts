import { deliveryState } from '#features/messages/server/delivery-state.ts'
import type { Mailer } from '#platform/mail/mailer.ts'
import type { Platform } from '#platform/platform.ts'
import type { PaymentProvider } from '#platform/stripe/payment-provider.ts'

import type { Channels } from '../settings.contract.ts'

const week = 7 * 86_400_000

export async function channelsOf(
  { database, clock, payments, smsLeave }: Platform,
  mailer: Mailer,
): Promise<Channels> {
  const { lastSentAt, ...mails } = await deliveryState(database.db, new Date(clock.now().getTime() - week))
  return {
    mail: { configured: mailer.delivers, lastSentAt: lastSentAt?.toISOString() ?? null, ...mails },
    sms: { configured: smsLeave },
    payments: { mode: modeOf(payments.salon), hearsEvents: payments.salon?.receivesWebhooks ?? false },
  }
}

function modeOf(provider: PaymentProvider | null): Channels['payments']['mode'] {
  if (!provider) return 'off'
  return provider.publishableKey.startsWith('pk_live_') ? 'live' : 'test'
}
