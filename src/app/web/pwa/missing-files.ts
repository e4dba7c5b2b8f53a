const key = 'files-gone-at'
/** Milliseconds in which a second reload would be a loop. */
const once = 300_000

/**
 * Reloads the page when a deployment has removed files that it still needs. Forms keep their drafts, and the browser warns of
 * unsaved changes.
 * @returns a function that stops this
 */
export function reloadWhenFilesMissing(): () => void {
  const reload = () => void reloadOnce()
  window.addEventListener('vite:preloadError', reload)
  return () => window.removeEventListener('vite:preloadError', reload)
}

/** Reloads only after a deployment: if the network failed for a moment, the next try gets the same file. */
async function reloadOnce(): Promise<void> {
  if (!(await isSiteRenewed()) || !recordReload(Date.now())) return
  window.location.reload()
}

/** React Router's file manifest has a different name in each version of the site, so a 404 for ours means a new version. */
async function isSiteRenewed(): Promise<boolean> {
  const list: unknown = Reflect.get(window, '__reactRouterManifest')
  if (typeof list !== 'object' || list === null || !('url' in list)) return false
  const answer = await fetch(String(list.url), { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  return answer?.status === 404
}

/** @returns false for a second reload in a short time, or if the browser blocks the storage */
function recordReload(now: number): boolean {
  try {
    const elapsed = now - Number(sessionStorage.getItem(key) ?? Number.NaN)
    if (elapsed >= 0 && elapsed < once) return false
    sessionStorage.setItem(key, String(now))
    return true
  } catch {
    return false
  }
}
