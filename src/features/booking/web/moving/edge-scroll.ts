/** Pixels from the window's edge, and per frame. */
const edge = 72
const speed = 9

/**
 * Scrolls what can be scrolled while something is held near the upper or lower edge of the window.
 * @param onScroll the page has moved under the pointer
 */
export function createEdgeScroll(onScroll: () => void) {
  let direction = 0
  let frame = 0
  const step = () => {
    const before = window.scrollY
    window.scrollBy(0, direction * speed)
    if (window.scrollY !== before) onScroll()
    frame = direction === 0 ? 0 : requestAnimationFrame(step)
  }
  return {
    /** @param y of the pointer in the window */
    follow(y: number) {
      direction = y < edge ? -1 : y > window.innerHeight - edge ? 1 : 0
      if (direction !== 0 && frame === 0) frame = requestAnimationFrame(step)
    },
    stop() {
      direction = 0
      cancelAnimationFrame(frame)
      frame = 0
    },
  }
}
