import { isServerThere } from '#ui/http/connection.ts'

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

async function reloadOnce(): Promise<void> {
  // Offline, a reload brings no other files.
  if (!(await isServerThere()) || !noteReload(Date.now())) return
  window.location.reload()
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
