import { createParser } from 'eventsource-parser'

import { tokenStorageKey } from './http-client.ts'

export type StreamState = 'open' | 'lost'

type Options = {
  /** Path below /api. */
  path: string
  onMessage: (data: string) => void
  onState: (state: StreamState) => void
}

const firstWait = 1_000
const maxWait = 30_000
/** Milliseconds. The server sends a heartbeat every 20 s, so a stream silent for longer is dead. */
const maxSilence = 45_000

/**
 * Opens a stream of server-sent events with the bearer token, which the browser's EventSource cannot send. Reconnects by itself
 * with the current token.
 * @returns a function that closes it
 */
export function openEventStream({ path, onMessage, onState }: Options): () => void {
  const stopped = new AbortController()
  void run()
  return () => stopped.abort()

  async function run(): Promise<void> {
    let wait = firstWait
    while (!stopped.signal.aborted) {
      const hadOpened = await readOnce().catch(() => false)
      if (stopped.signal.aborted) return
      onState('lost')
      wait = hadOpened ? firstWait : Math.min(wait * 2, maxWait)
      await pause(wait, stopped.signal)
    }
  }

  /** @returns whether the stream had been open when it ended */
  async function readOnce(): Promise<boolean> {
    const attempt = new AbortController()
    const giveUp = () => attempt.abort()
    stopped.signal.addEventListener('abort', giveUp)
    let silence = setTimeout(giveUp, maxSilence)
    let isOpen = false
    try {
      const response = await fetch(`/api${path}`, {
        headers: { accept: 'text/event-stream', authorization: `Bearer ${readToken()}` },
        signal: attempt.signal,
      })
      if (!response.ok || !response.body) return false
      isOpen = true
      onState('open')
      const parser = createParser({ onEvent: ({ data }) => onMessage(data) })
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        clearTimeout(silence)
        silence = setTimeout(giveUp, maxSilence)
        parser.feed(part.value)
      }
    } catch {
      // Interrupted or stopped: run() decides how to go on.
    } finally {
      clearTimeout(silence)
      stopped.signal.removeEventListener('abort', giveUp)
    }
    return isOpen
  }
}

function readToken(): string {
  try {
    return localStorage.getItem(tokenStorageKey) ?? ''
  } catch {
    return ''
  }
}

async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resume) => {
    const timer = setTimeout(resume, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resume()
    })
  })
}
