/**
 * Measures how long a form has been open in this tab. Continues after a reload, and uses the monotonic clock, which the user
 * cannot change.
 */
export function createTimeOpen(key: string) {
  let before = 0
  let since: number | null = null
  const seconds = () => before + (since === null ? 0 : (performance.now() - since) / 1_000)
  const keep = () => store(key, seconds())
  return {
    /** @returns a function that stops it */
    start(): () => void {
      before = stored(key)
      since = performance.now()
      window.addEventListener('pagehide', keep)
      return () => {
        window.removeEventListener('pagehide', keep)
        before = seconds()
        since = null
        store(key, before)
      }
    },
    seconds,
    clear(): void {
      before = 0
      if (since !== null) since = performance.now()
      store(key, 0)
    },
  }
}

function stored(key: string): number {
  try {
    const seconds = Number(sessionStorage.getItem(key))
    return seconds > 0 && Number.isFinite(seconds) ? seconds : 0
  } catch {
    return 0
  }
}

function store(key: string, seconds: number): void {
  try {
    sessionStorage.setItem(key, String(seconds))
  } catch {
    // Without storage the measurement restarts at the reload.
  }
}
