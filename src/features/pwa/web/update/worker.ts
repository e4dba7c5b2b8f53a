import { Workbox } from 'workbox-window'

/** Milliseconds between two questions for a newer one, asked when somebody comes back to the page. */
const askAgainAfter = 1_800_000

/** Milliseconds that belong to the page alone when somebody comes for the first time. */
const firstVisitRest = 6_000

/** What everybody reads alike; the first visit has read it before the worker was there. */
const facts = ['/api/settings/public', '/api/services/active', '/api/barbers/public']

let worker: Workbox | null = null
let registration: ServiceWorkerRegistration | undefined

/**
 * Registers the service worker, once per page load.
 * @param onWaiting a newer one is there and waits to be let in
 */
export function runWorker(onWaiting: () => void): void {
  if (worker || !('serviceWorker' in navigator)) return
  const started = new Workbox('/sw.js')
  worker = started
  started.addEventListener('waiting', onWaiting)
  started.addEventListener('activated', ({ isUpdate }) => {
    if (!isUpdate) void started.messageSW({ type: 'CACHE_URLS', payload: { urlsToCache: facts } })
  })
  // Who has one already only asks whether there is a newer; the first fetches half a megabyte.
  if (navigator.serviceWorker.controller) void register(started)
  else setTimeout(() => void register(started), firstVisitRest)
}

async function register(worker: Workbox): Promise<void> {
  let askedAt = Date.now()
  try {
    registration = await worker.register()
  } catch {
    // Blocked, or the network went: the page works without.
    return
  }
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - askedAt < askAgainAfter) return
    askedAt = Date.now()
    void worker.update().catch(() => undefined)
  })
}

/** Lets the newer one in and reloads once, when it is there. */
export function applyUpdate(): void {
  const reload = () => window.location.reload()
  // Another tab has let it in already.
  if (!worker || !registration?.waiting) return reload()
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true })
  worker.messageSkipWaiting()
}
