import {
  IconAlertTriangle,
  IconArrowForward,
  IconBan,
  IconClock,
  IconDeviceMobileMessage,
  IconMail,
  IconNotes,
} from '@tabler/icons-react'

import { instantToWallClock, minutesToTime } from '#shared/calendar-time.ts'
import { instantNames } from '#shared/italian-moments.ts'
import { readablePhone } from '#shared/phone.ts'
import { BusyButton } from '#ui/buttons/busy-button.tsx'
import { chipLooks } from '#ui/display/chip-looks.ts'
import { Chip, type ChipLook } from '#ui/display/chip.tsx'
import { Numeral } from '#ui/display/numeral.tsx'

import { messagesScreenTexts as texts } from '../messages-screens.it.ts'
import type { Message, MessageState } from '../messages.contract.ts'
import { messagesTexts } from '../messages.it.ts'

import styles from './message-item.module.css'

const looks: Record<MessageState, ChipLook> = {
  queued: { tone: 'wait', icon: IconClock },
  sent: chipLooks.ok,
  recorded: { tone: 'done', icon: IconNotes },
  failed: { tone: 'no', icon: IconAlertTriangle },
  withheld: { tone: 'no', icon: IconBan },
  overtaken: { tone: 'plain', icon: IconArrowForward },
}
const channelIcons = { email: IconMail, sms: IconDeviceMobileMessage }

type Props = {
  message: Message
  zone: string
  isResending: boolean
  onResend: () => void
}

export function MessageItem({ message, zone, isResending, onResend }: Props) {
  const { state, channel, cause, recipient, error, createdAt } = message
  const created = new Date(createdAt)
  const ChannelIcon = channelIcons[channel]
  return (
    <li className={`state-pole ${styles['message']}`} data-tone={looks[state].tone}>
      <div className={styles['when']}>
        <Numeral className={styles['time'] ?? ''}>
          {minutesToTime(instantToWallClock(created, zone).minutes)}
        </Numeral>
        <span className={`num ${styles['day']}`}>{instantNames.short(created, zone)}</span>
      </div>
      <div className={styles['what']}>
        <p className={styles['cause']}>{cause}</p>
        <p className={styles['recipient']}>
          <ChannelIcon size={16} stroke={1.75} role="img" aria-label={messagesTexts.channels[channel]} />
          <span>{readablePhone(recipient)}</span>
        </p>
        {error && (
          <p className={styles['error']}>
            <span className="vh">{texts.error}: </span>
            <span>{error}</span>
          </p>
        )}
      </div>
      <div className={styles['state']}>
        <Chip {...looks[state]}>{messagesTexts.states[state]}</Chip>
        <p className={`num ${styles['outcome']}`}>{outcomeOf(message, zone)}</p>
      </div>
      <div className={styles['action']}>
        {message.notResendable === null && (
          <BusyButton
            size="sm"
            variant="outline"
            isBusy={isResending}
            busyLabel={texts.resending}
            aria-label={texts.resendTo(cause, recipient)}
            onClick={onResend}
          >
            {texts.resend}
          </BusyButton>
        )}
      </div>
    </li>
  )
}

function outcomeOf({ state, sentAt, nextAttemptAt, attempts }: Message, zone: string): string {
  const moment = (instant: string) => {
    const at = new Date(instant)
    return `${instantNames.short(at, zone)}, ${minutesToTime(instantToWallClock(at, zone).minutes)}`
  }
  if (sentAt !== null)
    return state === 'recorded' ? texts.recordedAt(moment(sentAt)) : texts.sentAt(moment(sentAt))
  if (nextAttemptAt !== null) return texts.nextAttempt(moment(nextAttemptAt))
  return state === 'failed' ? texts.attempts(attempts) : ''
}
