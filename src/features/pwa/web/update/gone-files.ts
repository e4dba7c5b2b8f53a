const key = 'files-gone-at'
/** Milliseconds in which a second reload would only be a loop. */
const once = 300_000

/**
 * A page that was open while the site was renewed asks for files that are no more: the new page has the right names. What
 * is being written is in its drafts, and who has unsaved changes is asked by the browser.
 * @returns how to stop
 */
export function reloadWhenFilesAreGone(): () => void {
  const reload = () => void reloadOnce()
  // Said by Vite of whatever it has to fetch later.
  window.addEventListener('vite:preloadError', reload)
  return () => window.removeEventListener('vite:preloadError', reload)
}

/** A network that failed for a moment gives the same file at the next try: nobody loses the page for that. */
async function reloadOnce(): Promise<void> {
  if (!(await isSiteRenewed()) || !noteReload(Date.now())) return
  window.location.reload()
}

/** Each version of the site has a list of its files under a name of its own, and only that version: React Router's. */
async function isSiteRenewed(): Promise<boolean> {
  const list: unknown = Reflect.get(window, '__reactRouterManifest')
  if (typeof list !== 'object' || list === null || !('url' in list)) return false
  const answer = await fetch(String(list.url), { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  return answer?.status === 404
}

/** @returns false when it would be the second one, or nobody could tell */
function noteReload(now: number): boolean {
  try {
    const elapsed = now - Number(sessionStorage.getItem(key) ?? Number.NaN)
    if (elapsed >= 0 && elapsed < once) return false
    sessionStorage.setItem(key, String(now))
    return true
  } catch {
    return false
  }
}
