import { useSyncExternalStore } from 'react'

export const offlineNoticeId = 'avviso-offline'

const askAgainAfter = 10_000
const maxWait = 5_000

let offline = false
let watching = false
let running: Promise<boolean> | null = null
const listeners = new Set<() => void>()

export function useIsOffline(): boolean {
  return useSyncExternalStore(onConnectionChange, isOffline, () => false)
}

export function isOffline(): boolean {
  return offline
}

/**
 * Watches the connection while a page is open. The browser's own state is only a hint: a computer without a network still
 * reaches a local server, and a phone in a tunnel believes that it is online. Only the server's silence counts.
 * @returns a function that stops watching
 */
export function watchConnection(): () => void {
  watching = true
  const ask = () => void checkAgain()
  const timer = setInterval(() => offline && ask(), askAgainAfter)
  window.addEventListener('offline', ask)
  window.addEventListener('online', ask)
  // A service worker may have served a cached page with old data, and then no call fails.
  if (!navigator.onLine || navigator.serviceWorker?.controller) ask()
  return () => {
    watching = false
    clearInterval(timer)
    window.removeEventListener('offline', ask)
    window.removeEventListener('online', ask)
  }
}

export function suspectConnection(): void {
  if (watching) void checkAgain()
}

/** Waits for the check under way, whose result may be outdated, and then checks again. */
async function checkAgain(): Promise<void> {
  await running
  await isServerReachable()
}

/** Whether the server answers at all; an error answer counts. */
export async function isServerReachable(): Promise<boolean> {
  running ??= askServer().finally(() => {
    running = null
  })
  return await running
}

async function askServer(): Promise<boolean> {
  const answered = await fetch('/api/health', {
    cache: 'no-store',
    signal: AbortSignal.timeout(maxWait),
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

/** @returns a function that stops listening */
export function onConnectionChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
