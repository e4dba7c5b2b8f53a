import { useEffect, useRef, useState } from 'react'

import type { BodyOf } from '#shared/contracts/endpoint.ts'
import type { createTimeOpen } from '#ui/browser/time-open.ts'
import type { AttemptKey } from '#ui/http/attempt-key.ts'
import { ConnectionError, HttpError, messageOf } from '#ui/http/http-client.ts'

import type { sendContact as endpoint } from '../../requests.endpoints.ts'
import { quickest } from '../../requests.rules.ts'
import { sendContact } from './send-contact.ts'

/** Milliseconds until the window closes after a success (MKT-04). */
const closesAfter = 3_000

export type ContactState =
  | { kind: 'idle' }
  | { kind: 'sending' }
  | { kind: 'sent' }
  | { kind: 'failed'; message: string }

export type ContactMessage = Omit<BodyOf<typeof endpoint>, 'website' | 'secondsOpen'>
type Options = {
  /** The message that is being written. */
  attempt: AttemptKey
  timeOpen: ReturnType<typeof createTimeOpen>
  /** Said where nothing else is known. */
  failed: string
  /** It has arrived. */
  onSent: () => void
  onClose: () => void
}

/** idle → sending → sent, which closes the window, or failed, from where it is sent again. */
export function useContact({ attempt, timeOpen, failed, onSent, onClose }: Options) {
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

  /** @param website the honeypot */
  async function send(message: ContactMessage, website: string): Promise<void> {
    if (state.kind === 'sending') return
    setState({ kind: 'sending' })
    // No more than what a hand takes: sent again it is the same content.
    const secondsOpen = Math.min(Math.floor(timeOpen.seconds()), quickest.contact)
    const body = { ...message, ...(website && { website }), secondsOpen }
    try {
      await sendContact(body, attempt.keyFor(body))
      attempt.finish()
      timeOpen.clear()
      onSent()
      setState({ kind: 'sent' })
    } catch (error) {
      setState({ kind: 'failed', message: sentenceOf(error, failed) })
    }
  }

  return { state, send }
}

/** What the server says of single fields says more than its general sentence; a lost connection says nothing of what to do. */
function sentenceOf(error: unknown, failed: string): string {
  if (error instanceof ConnectionError && navigator.onLine) return failed
  const ofFields = error instanceof HttpError ? Object.values(error.body.errors ?? {}) : []
  return ofFields.length > 0 ? ofFields.join('. ') : messageOf(error, failed)
}
