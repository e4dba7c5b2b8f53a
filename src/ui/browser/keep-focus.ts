const places = 'article, aside, fieldset, form, li, main, ol, section, table, tr, ul, [role], [tabindex]'

/**
 * When a focused button disappears, moves the focus to its nearest remaining ancestor; otherwise the keyboard would start again
 * at the top. Leaves a focus alone that other code has set.
 * @returns a function that stops it
 */
export function keepFocus(): () => void {
  const listeners = new AbortController()
  const { signal } = listeners
  let path: Element[] = []
  document.addEventListener(
    'focusin',
    ({ target }) => {
      path = target instanceof Element ? ancestorsOf(target) : []
    },
    { signal },
  )
  document.addEventListener(
    'focusout',
    ({ target }) => {
      // A browser may fire this before it removes the element. A still connected element was left on purpose.
      queueMicrotask(() => {
        if (target instanceof Element && target.isConnected && isNowhere()) path = []
      })
    },
    { signal },
  )
  const observer = new MutationObserver(() => {
    if (path[0] === undefined || path[0].isConnected || !isNowhere()) return
    const place = path.find((element) => element.isConnected && element.matches(places))
    path = []
    if (place instanceof HTMLElement) focusPlace(place)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    listeners.abort()
    observer.disconnect()
  }
}

function isNowhere(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}

function ancestorsOf(element: Element): Element[] {
  const parent = element.parentElement
  return parent ? [element, ...ancestorsOf(parent)] : [element]
}

function focusPlace(place: HTMLElement): void {
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true })
  }
  place.focus({ preventScroll: true })
}
