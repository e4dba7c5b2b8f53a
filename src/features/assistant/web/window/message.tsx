import { IconThumbDown, IconThumbUp } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { Link } from 'react-router'

import { IconButton } from '#ui/buttons/icon-button.tsx'
import { buttonLook } from '#ui/theme/button-look.ts'

import { assistantScreenTexts as texts } from '../../assistant-screens.it.ts'
import type { ChatAction, ChatMessage } from '../../assistant.contract.ts'
import { useChatEntry } from '../use-chat-entry.ts'

import styles from './message.module.css'

export type MessageActions = {
  onVote: (messageId: string, helpful: boolean) => Promise<boolean>
  onAsk: (text: string) => void
  onLeave: () => void
}

type Props = { message: ChatMessage } & MessageActions

export function Message({ message, onVote, onAsk, onLeave }: Props) {
  const { content, isBot, isError, actions, feedback } = message
  return (
    <>
      <div
        className={styles['bubble']}
        data-bot={isBot}
        data-error={isError}
        role={isError ? 'alert' : undefined}
      >
        <span className="vh">{`${isBot ? texts.bot : texts.you}: `}</span>
        <span>{unbroken(content)}</span>
      </div>
      {actions.length > 0 && (
        <div className={styles['actions']}>
          {actions.map((action) => (
            <Action key={`${action.label} ${action.value}`} action={action} onAsk={onAsk} onLeave={onLeave} />
          ))}
        </div>
      )}
      {(feedback.isOpen || feedback.helpful !== null) && <Votes message={message} onVote={onVote} />}
    </>
  )
}

type ActionProps = { action: ChatAction } & Pick<Props, 'onAsk' | 'onLeave'>

function Action({ action: { type, label, value }, onAsk, onLeave }: ActionProps) {
  const look = buttonLook('outline', 'sm')
  const { opened } = useChatEntry()
  switch (type) {
    case 'link':
      return (
        <Link to={value} replace={opened} onClick={onLeave} {...look}>
          {label}
        </Link>
      )
    case 'ask':
      return (
        <button type="button" onClick={() => onAsk(value)} {...look}>
          {label}
        </button>
      )
    case 'external':
      return (
        <a href={value} target="_blank" rel="noreferrer" {...look}>
          <span>{label}</span>
          <span className="vh">{texts.newTab}</span>
        </a>
      )
    default:
      return (
        <a href={value} {...look}>
          {unbroken(label)}
        </a>
      )
  }
}

function Votes({ message: { id, feedback }, onVote }: Pick<Props, 'message' | 'onVote'>) {
  const [state, setState] = useState<'open' | 'sending' | 'failed'>('open')
  const box = useRef<HTMLDivElement>(null)
  const vote = async (helpful: boolean) => {
    // The buttons disappear, so the focus moves to the answer.
    box.current?.focus({ preventScroll: true })
    setState('sending')
    setState((await onVote(id, helpful)) ? 'open' : 'failed')
  }
  const buttons = (
    <>
      <IconButton
        icon={IconThumbUp}
        label={texts.helpful}
        disabled={state === 'sending'}
        onClick={() => void vote(true)}
      />
      <IconButton
        icon={IconThumbDown}
        label={texts.unhelpful}
        disabled={state === 'sending'}
        onClick={() => void vote(false)}
      />
      {state === 'failed' && <p role="alert">{texts.voteFailed}</p>}
    </>
  )
  return (
    <div ref={box} tabIndex={-1} className={styles['votes']}>
      {feedback.isOpen ? buttons : <p className={styles['voted']}>{texts.voted}</p>}
    </div>
  )
}

function unbroken(text: string): string {
  return text.replaceAll(/\+\d[\d ]+\d/g, (number) => number.replaceAll(' ', '\u00A0'))
}
