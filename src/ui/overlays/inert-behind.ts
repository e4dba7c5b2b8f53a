const covers = new WeakMap<Element, number>()

/**
 * The ref of a window's outermost element: while it is mounted, everything behind it is inert. Toasts and windows that open
 * later stay usable.
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
