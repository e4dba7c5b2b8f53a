/** What a screen reader announces as a place, from the nearest to the page itself. */
const places = 'article, aside, fieldset, form, li, main, ol, section, table, tr, ul, [role], [tabindex]'

/**
 * Whoever presses a button that vanishes with what it has done stays where it was: the keys go to the nearest part of
 * the page that is left, else they would start again at the top. Whatever sets the focus itself comes first.
 * @returns what ends it
 */
export function keepFocus(): () => void {
  const heard = new AbortController()
  const { signal } = heard
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
      // A browser may say so before it takes the element away: only then it has not been left on purpose.
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
    heard.abort()
    observer.disconnect()
  }
}

function isNowhere(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}

/** Itself first. */
function ancestorsOf(element: Element): Element[] {
  const parent = element.parentElement
  return parent ? [element, ...ancestorsOf(parent)] : [element]
}

/** A place takes the keys for once, and is no stop of theirs afterwards. */
function focusPlace(place: HTMLElement): void {
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true })
  }
  place.focus({ preventScroll: true })
}
