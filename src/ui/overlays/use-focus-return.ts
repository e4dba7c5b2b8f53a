import { useEffect, useState } from 'react'

/** What opened the first window, when one replaces another. */
let firstOpener: Element | null = null

/**
 * A window gives the focus back to what opened it, else to what opened the first one, else to the page. Mantine does
 * that when a window closes, not when it is taken away.
 */
export function useFocusReturn(): void {
  const [openers] = useState(() => {
    const opener = document.activeElement
    if (!opener?.closest('[role="dialog"]')) firstOpener = opener
    return [opener, firstOpener]
  })
  useEffect(() => {
    return () => {
      // What opened it may be what has just been deleted.
      const target = openers.find((opener) => opener?.isConnected) ?? document.querySelector('main')
      if (target instanceof HTMLElement) target.focus({ preventScroll: true })
    }
  }, [openers])
}
