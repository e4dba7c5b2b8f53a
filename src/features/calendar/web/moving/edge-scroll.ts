const edge = 72
const speed = 9

type Point = { x: number; y: number }

/** @param scroller the page, or a box in it @param onScroll called when the content has moved under the pointer */
export function createEdgeScroll(scroller: () => Element | null, onScroll: () => void) {
  let direction = { x: 0, y: 0 }
  let frame = 0
  const step = () => {
    const box = scroller()
    if (box) {
      const { scrollLeft, scrollTop } = box
      box.scrollBy({ left: direction.x * speed, top: direction.y * speed, behavior: 'instant' })
      if (box.scrollLeft !== scrollLeft || box.scrollTop !== scrollTop) onScroll()
    }
    frame = isMoving(direction) ? requestAnimationFrame(step) : 0
  }
  return {
    /** @param pointer in window coordinates */
    follow: (pointer: Point) => {
      const box = scroller()
      direction = box ? directionAt(pointer, visiblePart(box)) : { x: 0, y: 0 }
      if (isMoving(direction) && frame === 0) frame = requestAnimationFrame(step)
    },
    stop: () => {
      direction = { x: 0, y: 0 }
      cancelAnimationFrame(frame)
      frame = 0
    },
  }
}

const isMoving = ({ x, y }: Point) => x !== 0 || y !== 0

type Bounds = { left: number; right: number; top: number; bottom: number }

function visiblePart(box: Element): Bounds {
  const all = { left: 0, right: window.innerWidth, top: 0, bottom: window.innerHeight }
  if (box === document.scrollingElement) return all
  const { left, right, top, bottom } = box.getBoundingClientRect()
  return {
    left: Math.max(left, all.left),
    right: Math.min(right, all.right),
    top: Math.max(top, all.top),
    bottom: Math.min(bottom, all.bottom),
  }
}

function directionAt({ x, y }: Point, { left, right, top, bottom }: Bounds): Point {
  return {
    x: x < left + edge ? -1 : x > right - edge ? 1 : 0,
    y: y < top + edge ? -1 : y > bottom - edge ? 1 : 0,
  }
}
