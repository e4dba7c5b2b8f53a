import { useEffect, useState } from 'react'

let firstOpener: Element | null = null

/**
 * Returns the focus to the element that opened the window, else to the opener of the first window, else to the page. Mantine
 * does that when a window closes, but not when it is unmounted.
 */
export function useFocusReturn(): void {
  const [openers] = useState(() => {
    const opener = document.activeElement
    if (!opener?.closest('[role="dialog"]')) firstOpener = opener
    return [opener, firstOpener]
  })
  useEffect(() => {
    return () => {
      // The action may have deleted the opener.
      const target =
        focusableOpener(openers.find((opener) => opener?.isConnected)) ?? document.querySelector('main')
      if (target instanceof HTMLElement) target.focus({ preventScroll: true })
    }
  }, [openers])
}

function focusableOpener(opener: Element | null | undefined): Element | null | undefined {
  const closedMenu = opener?.closest('[hidden]')
  return closedMenu ? document.querySelector(`[aria-controls="${CSS.escape(closedMenu.id)}"]`) : opener
}
