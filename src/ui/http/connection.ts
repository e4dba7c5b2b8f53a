import { useSyncExternalStore } from 'react'

/** The banner that says it: what cannot be done meanwhile is described by it. */
export const offlineNoticeId = 'avviso-offline'

/** Milliseconds between two questions while there is no connection, and for the answer to one. */
const askAgainAfter = 10_000
const longestWait = 5_000

let offline = false
let watching = false
let running: Promise<boolean> | null = null
const listeners = new Set<() => void>()

/** Whether the server is known to be out of reach. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(onConnectionChange, isOffline, () => false)
}

export function isOffline(): boolean {
  return offline
}

/**
 * Looks after the connection as long as a page is open. What browsers say of it is a hint: a computer without any network
 * still reaches the server on itself, and a telephone in a tunnel believes that it is online. Only the server's silence counts.
 * @returns how to stop
 */
export function watchConnection(): () => void {
  watching = true
  const ask = () => void askAnew()
  const timer = setInterval(() => offline && ask(), askAgainAfter)
  window.addEventListener('offline', ask)
  window.addEventListener('online', ask)
  // Behind a service worker a page may be the copy of one, with the facts of the last time, and nothing fails.
  if (!navigator.onLine || navigator.serviceWorker?.controller) ask()
  return () => {
    watching = false
    clearInterval(timer)
    window.removeEventListener('offline', ask)
    window.removeEventListener('online', ask)
  }
}

/** A call got no answer: is it the connection? */
export function suspectConnection(): void {
  if (watching) void askAnew()
}

/** The answer on its way may be older than what has just been noticed. */
async function askAnew(): Promise<void> {
  await running
  await isServerThere()
}

/** Any answer counts, also one that reports trouble. */
export async function isServerThere(): Promise<boolean> {
  running ??= askServer().finally(() => {
    running = null
  })
  return await running
}

async function askServer(): Promise<boolean> {
  const answered = await fetch('/api/health', {
    cache: 'no-store',
    signal: AbortSignal.timeout(longestWait),
  }).then(
    () => true,
    () => false,
  )
  if (offline === answered) {
    offline = !answered
    for (const tell of listeners) tell()
  }
  return answered
}

/** @returns how to stop */
export function onConnectionChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
