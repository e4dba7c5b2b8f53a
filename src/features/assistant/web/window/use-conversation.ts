import { useCallback, useEffect, useRef, useState } from 'react'

import { ConnectionError, HttpError } from '#ui/http/http-client.ts'

import { assistantScreenTexts as texts } from '../../assistant-screens.it.ts'
import type { ChatMessage } from '../../assistant.contract.ts'
import { askAssistant, isAssistantUp, openChat, sendVote } from '../chat-calls.ts'
import { keepSession, knownSession } from '../chat-session.ts'

/** CHAT-07. */
export type Phase = { name: 'initializing' } | { name: 'ready' } | { name: 'error'; message: string }

export type Conversation = {
  phase: Phase
  messages: readonly ChatMessage[]
  isAnswering: boolean
  retry: () => void
  /** @returns whether an answer came */
  ask: (text: string) => Promise<boolean>
  /** @returns whether the server has it */
  vote: (messageId: string, helpful: boolean) => Promise<boolean>
}

export function useConversation(page: string): Conversation {
  const [phase, setPhase] = useState<Phase>({ name: 'initializing' })
  const [messages, setMessages] = useState<readonly ChatMessage[]>([])
  const [isAnswering, setAnswering] = useState(false)
  const here = useRef(page)
  useEffect(() => {
    here.current = page
  }, [page])

  const open = useCallback(() => {
    let isOver = false
    openChat(knownSession(), here.current).then(
      (opened) => {
        if (isOver) return
        keepSession(opened.sessionId)
        setMessages(opened.messages)
        setPhase({ name: 'ready' })
      },
      async () => {
        const message = (await isAssistantUp()) ? texts.initFailed : texts.down
        if (!isOver) setPhase({ name: 'error', message })
      },
    )
    return () => {
      isOver = true
    }
  }, [])
  useEffect(open, [open])

  const retry = useCallback(() => {
    setPhase({ name: 'initializing' })
    open()
  }, [open])

  const ask = useCallback(async (text: string) => {
    setMessages((before) => [...before.filter(({ isError }) => !isError), clientMessage(text)])
    setAnswering(true)
    try {
      const { sessionId, response } = await askAssistant(knownSession(), text, here.current)
      keepSession(sessionId)
      setMessages((before) => [...before, response])
      return true
    } catch (error) {
      setMessages((before) => [...before.slice(0, -1), failure(faultOf(error))])
      return false
    } finally {
      setAnswering(false)
    }
  }, [])

  const vote = useCallback(async (messageId: string, helpful: boolean) => {
    const sessionId = knownSession()
    if (sessionId === null) return false
    try {
      await sendVote(sessionId, messageId, helpful)
    } catch (error) {
      // Another tab has voted already, so the vote counts.
      if (!(error instanceof HttpError) || error.status !== 409) return false
    }
    setMessages((before) =>
      before.map((message) =>
        message.id === messageId ? { ...message, feedback: { isOpen: false, helpful } } : message,
      ),
    )
    return true
  }, [])

  return { phase, messages, isAnswering, retry, ask, vote }
}

/** ERR-75, ERR-76; for too many messages the server's text says when to retry. */
function faultOf(error: unknown): string {
  if (error instanceof ConnectionError) return texts.unreachable
  return error instanceof HttpError && error.status === 429 && error.message ? error.message : texts.failed
}

function clientMessage(content: string): ChatMessage {
  return message({ content, isBot: false, isError: false })
}

function failure(content: string): ChatMessage {
  return message({ content, isBot: true, isError: true })
}

let count = 0

/** A message shown on this page only; the server stores its own with another id. */
function message(own: Pick<ChatMessage, 'content' | 'isBot' | 'isError'>): ChatMessage {
  return {
    ...own,
    id: `here-${(count += 1)}`,
    timestamp: new Date().toISOString(),
    actions: [],
    suggestions: [],
    type: 'text',
    feedback: { isOpen: false, helpful: null },
  }
}
