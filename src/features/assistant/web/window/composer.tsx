import { IconSend } from '@tabler/icons-react'
import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useState } from 'react'

import { atWork } from '#ui/buttons/at-work.ts'
import { useIsOffline } from '#ui/http/connection.ts'

import { assistantScreenTexts as texts } from '../../assistant-screens.it.ts'
import { maxMessageLength, messageFault } from '../../assistant.rules.ts'

import styles from './composer.module.css'

const isNearEnd = 150

type Props = {
  inputRef: RefObject<HTMLTextAreaElement | null>
  isBusy: boolean
  /** @returns whether an answer came; otherwise the text stays in the field */
  onSend: (text: string) => Promise<boolean>
}

/** CHAT-05. */
export function Composer({ inputRef, isBusy, onSend }: Props) {
  const [text, setText] = useState('')
  const [isEmptySent, setEmptySent] = useState(false)
  const isOffline = useIsOffline()
  const noteId = useId()
  useLayoutEffect(() => {
    const input = inputRef.current
    if (!input) return
    input.style.height = 'auto'
    // Grows with the text up to the style's maximum (CHAT-12).
    input.style.height = `${input.scrollHeight + 3}px`
  })

  const left = maxMessageLength - text.length
  const fault = messageFault(text)
  const note = noteOf({ isOffline, isEmptySent, left })
  const send = async () => {
    if (isBusy || isOffline) return
    if (fault === 'empty') setEmptySent(true)
    if (fault !== null) return inputRef.current?.focus()
    setText('')
    if (!(await onSend(text))) setText((typed) => typed || text)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    void send()
  }
  return (
    <form
      className={styles['composer']}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <textarea
        ref={inputRef}
        rows={1}
        aria-label={texts.input}
        placeholder={texts.input}
        aria-invalid={note?.isFault}
        aria-describedby={note ? noteId : undefined}
        value={text}
        onKeyDown={press}
        onChange={(event) => {
          setText(event.currentTarget.value)
          setEmptySent(false)
        }}
      />
      <button type="submit" aria-label={texts.send} disabled={isOffline || left < 0} {...atWork(isBusy)}>
        <IconSend size={20} stroke={1.75} aria-hidden />
      </button>
      {note && (
        <p
          id={noteId}
          className={styles['note']}
          data-fault={note.isFault}
          role={note.isFault ? 'alert' : 'status'}
        >
          {note.text}
        </p>
      )}
    </form>
  )
}

type State = { isOffline: boolean; isEmptySent: boolean; left: number }

function noteOf({ isOffline, isEmptySent, left }: State): { text: string; isFault: boolean } | null {
  if (isOffline) return { text: texts.offline, isFault: false }
  if (isEmptySent) return { text: texts.empty, isFault: true }
  if (left < 0) return { text: texts.over(-left), isFault: true }
  return left <= isNearEnd ? { text: texts.left(left), isFault: false } : null
}
