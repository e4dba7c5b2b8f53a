/** Pixels from the window's edge, and per frame. */
const edge = 72
const speed = 9

/**
 * Scrolls the page while something is held near the upper or lower edge of the window.
 * @param scroller what scrolls: the page, or a box in it
 * @param onScroll it has moved under the pointer
 */
export function createEdgeScroll(scroller: () => Element | null, onScroll: () => void) {
  let direction = 0
  let frame = 0
  const step = () => {
    const box = scroller()
    const before = box?.scrollTop
    box?.scrollBy({ top: direction * speed, behavior: 'instant' })
    if (box?.scrollTop !== before) onScroll()
    frame = direction === 0 ? 0 : requestAnimationFrame(step)
  }
  return {
    /** @param y of the pointer in the window */
    follow: (y: number) => {
      direction = y < edge ? -1 : y > window.innerHeight - edge ? 1 : 0
      if (direction !== 0 && frame === 0) frame = requestAnimationFrame(step)
    },
    stop: () => {
      direction = 0
      cancelAnimationFrame(frame)
      frame = 0
    },
  }
}
