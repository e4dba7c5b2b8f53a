import { type ReactNode, useEffect, useRef } from 'react'

import { assistantScreenTexts as texts } from '../../assistant-screens.it.ts'
import type { ChatMessage } from '../../assistant.contract.ts'
import { Message, type MessageActions } from './message.tsx'

import styles from './message-list.module.css'

type Props = {
  messages: readonly ChatMessage[]
  isAnswering: boolean
  actions: MessageActions
  children: ReactNode
}

/** Screen readers announce new messages; the newest stays visible. */
export function MessageList({ messages, isAnswering, actions, children }: Props) {
  const scroller = useRef<HTMLDivElement>(null)
  const newest = useRef<HTMLLIElement>(null)
  const isAtEnd = useRef(false)
  const count = messages.length
  useEffect(() => {
    const box = scroller.current
    if (!box || count <= 1) return
    // Scrolls to the first line of an answer that may be taller than the window.
    const top = isAnswering ? box.scrollHeight : (newest.current?.offsetTop ?? 0) - 12
    box.scrollTo({ top })
    isAtEnd.current = isScrolledToEnd(box)
  }, [count, isAnswering])
  useEffect(() => {
    const box = scroller.current
    if (!box) return
    const height = new ResizeObserver(() => {
      if (isAtEnd.current) box.scrollTo({ top: box.scrollHeight })
    })
    height.observe(box)
    return () => height.disconnect()
  }, [])
  return (
    <div
      ref={scroller}
      className={styles['scroller']}
      // Focusable, so that the keyboard can scroll it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onScroll={({ currentTarget }) => (isAtEnd.current = isScrolledToEnd(currentTarget))}
    >
      <div role="log" aria-live="polite" aria-label={texts.log}>
        <ol className={styles['log']}>
          {messages.map((message, place) => (
            <li
              key={message.id}
              ref={place === count - 1 ? newest : null}
              className={styles['line']}
              data-bot={message.isBot}
            >
              <Message message={message} {...actions} />
            </li>
          ))}
          {isAnswering && (
            <li className={styles['line']} data-bot>
              <p className={styles['thinking']}>{texts.thinking}</p>
            </li>
          )}
        </ol>
      </div>
      {children}
    </div>
  )
}

function isScrolledToEnd({ scrollTop, clientHeight, scrollHeight }: HTMLElement): boolean {
  return scrollTop + clientHeight >= scrollHeight - 8
}
