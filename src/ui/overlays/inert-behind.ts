/** How many open windows keep an element inert. */
const covers = new WeakMap<Element, number>()

/**
 * The ref of a window's outermost element: while it is in the page, neither the keys, the pointer nor a screen reader reach
 * what lies behind it. Toasts and what opens later, as a window over this one, stay in reach.
 */
export function keepBehindInert(root: Element | null): (() => void) | undefined {
  if (root === null) return undefined
  const behind = [...besides(root)]
  behind.forEach((element) => cover(element, 1))
  return () => behind.forEach((element) => cover(element, -1))
}

function* besides(root: Element): Generator<Element> {
  for (let within = root; within !== document.body && within.parentElement; within = within.parentElement) {
    for (const element of within.parentElement.children) {
      if (element !== within && !element.matches('[data-over-windows]')) yield element
    }
  }
}

function cover(element: Element, more: 1 | -1): void {
  const count = (covers.get(element) ?? 0) + more
  covers.set(element, count)
  element.toggleAttribute('inert', count > 0)
}
