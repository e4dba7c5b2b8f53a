import {
  IconAlertTriangle,
  IconCheck,
  IconCreditCard,
  IconDeviceMobileMessage,
  IconFlask,
  IconMail,
  IconMinus,
} from '@tabler/icons-react'

import { instantToWallClock, minutesToTime } from '#shared/calendar-time.ts'
import { clockTime } from '#shared/italian-dates.ts'
import { instantNames } from '#shared/italian-moments.ts'

import { settingsScreenTexts } from '../settings-screens.it.ts'
import type { Channels } from '../settings.contract.ts'
import { SettingsCard } from './cards/settings-card.tsx'
import { ChannelRow } from './channel-row.tsx'
import { TestMail } from './test-mail.tsx'

import styles from './channels.module.css'

const { channels: texts } = settingsScreenTexts

type Props = { channels: Channels; timeZone: string }

export function ChannelsCard({ channels: { mail, sms, payments }, timeZone }: Props) {
  return (
    <SettingsCard title={texts.title} lead={texts.lead}>
      <ul className={styles['channels']}>
        <ChannelRow
          icon={IconMail}
          name={texts.mail.name}
          state={mailState(mail)}
          sentences={mailSentences(mail, timeZone)}
        >
          <TestMail />
        </ChannelRow>
        <ChannelRow
          icon={IconDeviceMobileMessage}
          name={texts.sms.name}
          state={
            sms.configured
              ? { tone: 'ok', icon: IconCheck, children: texts.sms.on }
              : { icon: IconMinus, children: texts.sms.off }
          }
          sentences={[sms.configured ? texts.sms.leave : texts.sms.stay]}
        />
        <ChannelRow
          icon={IconCreditCard}
          name={texts.payments.name}
          state={paymentState(payments)}
          sentences={paymentSentences(payments)}
        />
      </ul>
    </SettingsCard>
  )
}

function mailState({ configured, waiting, failed }: Channels['mail']) {
  if (!configured) return { tone: 'no', icon: IconAlertTriangle, children: texts.mail.off } as const
  if (waiting + failed > 0)
    return { tone: 'wait', icon: IconAlertTriangle, children: texts.mail.troubled } as const
  return { tone: 'ok', icon: IconCheck, children: texts.mail.on } as const
}

function mailSentences(
  { configured, lastSentAt, waiting, failed }: Channels['mail'],
  zone: string,
): string[] {
  if (!configured) return [texts.mail.recorded]
  return [
    lastSentAt === null ? texts.mail.noneSent : lastSent(new Date(lastSentAt), zone),
    ...(waiting > 0 ? [texts.mail.waiting(waiting)] : []),
    ...(failed > 0 ? [texts.mail.failed(failed)] : []),
  ]
}

function lastSent(at: Date, zone: string): string {
  const { minutes } = instantToWallClock(at, zone)
  return texts.mail.lastSent(instantNames.short(at, zone), clockTime(minutesToTime(minutes)))
}

function paymentState({ mode, hearsEvents }: Channels['payments']) {
  if (mode === 'off') return { icon: IconMinus, children: texts.payments.off } as const
  if (!hearsEvents) return { tone: 'no', icon: IconAlertTriangle, children: texts.payments.unheard } as const
  if (mode === 'test') return { tone: 'wait', icon: IconFlask, children: texts.payments.test } as const
  return { tone: 'ok', icon: IconCheck, children: texts.payments.live } as const
}

function paymentSentences({ mode, hearsEvents }: Channels['payments']): string[] {
  if (mode === 'off') return [texts.payments.atShop]
  return [
    mode === 'test' ? texts.payments.pretended : texts.payments.real,
    ...(hearsEvents ? [] : [texts.payments.noEvents]),
  ]
}
