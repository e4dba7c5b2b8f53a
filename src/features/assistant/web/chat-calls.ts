import { call, sendTo } from '#ui/http/call.ts'

import type { AnsweredFaq, ChatMessage } from '../assistant.contract.ts'
import * as endpoints from '../assistant.endpoints.ts'
import { loadedFaqs } from '../assistant.rules.ts'

type Opened = { sessionId: string; messages: ChatMessage[] }
type Answered = { sessionId: string; response: ChatMessage }

/** @throws HttpError, ConnectionError, InvalidAnswerError, like all calls here */
export async function openChat(sessionId: string | null, page: string): Promise<Opened> {
  return await call(endpoints.openChat, { body: { sessionId, metadata: { currentPage: page } } })
}

export async function askAssistant(
  sessionId: string | null,
  message: string,
  page: string,
): Promise<Answered> {
  return await call(endpoints.sendMessage, { body: { sessionId, message, context: { currentPage: page } } })
}

export async function readFaqs(): Promise<AnsweredFaq[]> {
  return (await call(endpoints.listFaqs, { query: { limit: loadedFaqs } })).data
}

export async function readSuggestions(page: string): Promise<string[]> {
  return (await call(endpoints.contextualHelp, { query: { currentPage: page } })).suggestions
}

export async function sendVote(sessionId: string, messageId: string, helpful: boolean): Promise<void> {
  const feedback = { helpful, timestamp: new Date().toISOString() }
  await sendTo(endpoints.sendFeedback, { body: { sessionId, messageId, feedback } })
}

export async function isAssistantUp(): Promise<boolean> {
  return await sendTo(endpoints.chatHealth).then(
    () => true,
    () => false,
  )
}
