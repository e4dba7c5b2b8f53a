import { Workbox } from 'workbox-window'

const askAgainAfter = 1_800_000

/** Milliseconds before a first visit downloads the worker, so that the page loads first. */
const firstVisitRest = 6_000

/**
 * Calls with the same answer for all visitors. On the first visit the page makes them before the worker is there to cache
 * them.
 */
const facts = ['/api/settings/public', '/api/services/active', '/api/barbers/public']

let worker: Workbox | null = null
let registration: ServiceWorkerRegistration | undefined

/** @param onWaiting called when a newer worker is installed and waits */
export function runWorker(onWaiting: () => void): void {
  if (worker || !('serviceWorker' in navigator)) return
  const started = new Workbox('/sw.js')
  worker = started
  started.addEventListener('waiting', onWaiting)
  started.addEventListener('activated', ({ isUpdate }) => {
    if (!isUpdate) void started.messageSW({ type: 'CACHE_URLS', payload: { urlsToCache: facts } })
  })
  // A browser with a worker only checks for a newer one; the first visit downloads half a megabyte.
  if (navigator.serviceWorker.controller) void register(started)
  else setTimeout(() => void register(started), firstVisitRest)
}

async function register(worker: Workbox): Promise<void> {
  let askedAt = Date.now()
  try {
    registration = await worker.register()
  } catch {
    // The browser blocks workers, or the network failed: the page works without.
    return
  }
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - askedAt < askAgainAfter) return
    askedAt = Date.now()
    void worker.update().catch(() => undefined)
  })
}

export function applyUpdate(): void {
  const reload = () => window.location.reload()
  if (!worker || !registration?.waiting) return reload()
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true })
  worker.messageSkipWaiting()
}
