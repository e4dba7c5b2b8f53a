import { useEffect, useRef, useState } from 'react'

import type { BodyOf } from '#shared/contracts/endpoint.ts'
import type { createTimeOpen } from '#ui/browser/time-open.ts'
import { type AttemptKey, isUnanswered } from '#ui/http/attempt-key.ts'
import { sendTo } from '#ui/http/call.ts'
import { HttpError, messageOf } from '#ui/http/http-client.ts'

import { sendContact } from '../../inquiries.endpoints.ts'
import { quickest } from '../../inquiries.rules.ts'

/** Milliseconds until the dialog closes after a success (MKT-04). */
const closesAfter = 3_000

export type ContactState =
  | { kind: 'idle' }
  | { kind: 'sending' }
  | { kind: 'sent' }
  | { kind: 'failed'; message: string }

export type ContactMessage = Omit<BodyOf<typeof sendContact>, 'website' | 'secondsOpen'>
type Options = {
  attempt: AttemptKey
  timeOpen: ReturnType<typeof createTimeOpen>
  texts: { failed: string; unanswered?: string }
  onSent: () => void
  onClose: () => void
}

/**
 * State machine: idle → sending → sent, which closes the dialog, or failed, from where the user can retry.
 */
export function useContact({ attempt, timeOpen, texts, onSent, onClose }: Options) {
  const [state, setState] = useState<ContactState>({ kind: 'idle' })
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => timeOpen.start(), [timeOpen])
  useEffect(() => {
    if (state.kind !== 'sent') return
    const timer = setTimeout(() => close.current(), closesAfter)
    return () => clearTimeout(timer)
  }, [state.kind])

  async function send(message: ContactMessage, website: string): Promise<void> {
    if (state.kind === 'sending') return
    setState({ kind: 'sending' })
    // Capped, so that a retry has the same body and idempotency key.
    const secondsOpen = Math.min(Math.floor(timeOpen.seconds()), quickest.contact)
    const body = { ...message, ...(website && { website }), secondsOpen }
    try {
      await sendTo(sendContact, { body, idempotencyKey: attempt.keyFor(body) })
      attempt.finish()
      timeOpen.clear()
      onSent()
      setState({ kind: 'sent' })
    } catch (error) {
      setState({ kind: 'failed', message: sentenceOf(error, texts) })
    }
  }

  return { state, send }
}

function sentenceOf(error: unknown, { failed, unanswered }: Options['texts']): string {
  if (isUnanswered(error)) return unanswered ?? failed
  const ofFields = error instanceof HttpError ? Object.values(error.body.errors ?? {}) : []
  return ofFields.length > 0 ? ofFields.join('. ') : messageOf(error, failed)
}
