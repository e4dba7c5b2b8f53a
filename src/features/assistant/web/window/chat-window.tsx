import { IconMinus, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'

import { IconButton } from '#ui/buttons/icon-button.tsx'
import { buttonLook } from '#ui/theme/button-look.ts'

import { assistantScreenTexts as texts } from '../../assistant-screens.it.ts'
import type { Asker } from '../../faqs.rules.ts'
import { Composer } from './composer.tsx'
import { FaqList } from './faq-list.tsx'
import { MessageList } from './message-list.tsx'
import { Suggestions } from './suggestions.tsx'
import { useConversation } from './use-conversation.ts'
import { useHelp } from './use-help.ts'

import styles from './chat-window.module.css'

type Props = {
  asker: Asker
  page: string
  isOpen: boolean
  onMinimise: () => void
  onClose: () => void
  onLeave: () => void
}

export default function ChatWindow({ asker, page, isOpen, onMinimise, onClose, onLeave }: Props) {
  const { phase, messages, isAnswering, retry, ask, vote } = useConversation(page)
  const isReady = phase.name === 'ready'
  const { faqs, suggestions } = useHelp(isReady && isOpen, page)
  const [showsFaqs, setShowsFaqs] = useState(false)
  const headingId = useId()
  const input = useRef<HTMLTextAreaElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isOpen) return
    // On phones the keyboard would cover the messages, so the input gets no focus.
    const isTyped = matchMedia('(pointer: fine)').matches
    if (isReady && isTyped) input.current?.focus()
    else heading.current?.focus()
  }, [isOpen, isReady])

  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.stopPropagation()
    onMinimise()
  }
  const askHere = (text: string) => {
    setShowsFaqs(false)
    return ask(text)
  }
  const actions = { onVote: vote, onAsk: askHere, onLeave }
  const hasBegun = messages.some(({ isBot }) => !isBot)
  const last = messages.at(-1)
  const next = last?.isBot && !last.isError && hasBegun ? last.suggestions : suggestions
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="dialog"
      aria-labelledby={headingId}
      hidden={!isOpen}
      className={styles['window']}
      onKeyDown={escape}
    >
      <header className={styles['head']}>
        <h2 ref={heading} id={headingId} tabIndex={-1} className="d4">
          {texts.title}
        </h2>
        <IconButton icon={IconMinus} label={texts.minimise} onClick={onMinimise} />
        <IconButton icon={IconX} label={texts.close} onClick={onClose} />
      </header>
      {phase.name === 'initializing' && (
        <div className={styles['state']}>
          <output>{texts.loading}</output>
        </div>
      )}
      {phase.name === 'error' && (
        <div className={styles['state']}>
          <p role="alert">{phase.message}</p>
          <button type="button" {...buttonLook('outline', 'sm')} onClick={retry}>
            {texts.retry}
          </button>
        </div>
      )}
      {isReady && (
        <>
          <MessageList messages={messages} isAnswering={isAnswering} actions={actions}>
            {(!hasBegun || showsFaqs) && faqs.length > 0 && (
              <FaqList heading={texts.faqHeading[asker]} faqs={faqs} onAsk={askHere} />
            )}
          </MessageList>
          <footer className={styles['foot']}>
            {!isAnswering && (
              <Suggestions questions={next} onAsk={askHere}>
                {hasBegun && faqs.length > 0 && !showsFaqs && (
                  <button type="button" onClick={() => setShowsFaqs(true)}>
                    {texts.showFaqs}
                  </button>
                )}
              </Suggestions>
            )}
            <Composer inputRef={input} isBusy={isAnswering} onSend={askHere} />
          </footer>
        </>
      )}
    </div>
  )
}
