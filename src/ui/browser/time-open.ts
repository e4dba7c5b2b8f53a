/**
 * How long a form has been in front of somebody in this tab. It goes on after a reload, and counts what has passed instead of
 * looking at a clock, which somebody may set.
 */
export function createTimeOpen(key: string) {
  let before = 0
  let since: number | null = null
  const seconds = () => before + (since === null ? 0 : (performance.now() - since) / 1_000)
  const keep = () => store(key, seconds())
  return {
    /** @returns how to stop */
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
    /** The next form begins anew. */
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
    // Without a storage it counts from the reload.
  }
}
