import { type RefObject, useEffect, useRef, useState } from 'react'

const pressable = 'a[href], button, input, select, textarea, summary, label, [role="button"]'
/**
 * Pixels. Elements of at least this size may be covered up to a share; smaller links and buttons not at all.
 */
const card = { width: 100, height: 60 }
const maxCovered = 0.2
/** Sampling points per axis, dense enough to hit every link. */
const places = 5
/** Milliseconds of rest before measuring again after scrolling or rendering. */
const rest = { scrolled: 150, drawn: 400 }

const step = 26
const highest = 0.5

/**
 * Finds a position for a floating element that covers nothing pressable.
 *
 * @returns pixels to move up; null without a free position. It does not move while focused, so keyboard users
 * keep it in place
 */
export function useUnobstructedOffset(ref: RefObject<HTMLElement | null>): number | null {
  const [place, setPlace] = useState<number | null>(0)
  const shown = useRef(place)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      const element = ref.current
      if (!element || document.activeElement === element) return
      shown.current = freePlace(element, shown.current ?? 0)
      setPlace(shown.current)
    }
    const lookAfter = (milliseconds: number) => {
      clearTimeout(timer)
      timer = setTimeout(look, milliseconds)
    }
    const lookSoon = () => lookAfter(rest.scrolled)
    lookSoon()
    const changes = new MutationObserver(() => lookAfter(rest.drawn))
    changes.observe(document.body, { childList: true, subtree: true })
    window.addEventListener('scroll', lookSoon, { passive: true, capture: true })
    window.addEventListener('resize', lookSoon)
    return () => {
      clearTimeout(timer)
      changes.disconnect()
      window.removeEventListener('scroll', lookSoon, { capture: true })
      window.removeEventListener('resize', lookSoon)
    }
  }, [ref])
  return place
}

/** @param moved current shift in pixels */
function freePlace(floating: HTMLElement, moved: number): number | null {
  const { left, top, width, height } = floating.getBoundingClientRect()
  for (let up = 0; up < window.innerHeight * highest; up += step)
    if (!covers(floating, new DOMRect(left, top + moved - up, width, height))) return up
  return null
}

/** Stops at the first element in the way, because crowded pages have one at nearly every position. */
function covers(floating: HTMLElement, own: DOMRect): boolean {
  const free = new Set<Element>()
  for (let column = 0; column < places; column++)
    for (let row = 0; row < places; row++) {
      const x = own.left + (column / (places - 1)) * (own.width - 1)
      const y = own.top + (row / (places - 1)) * (own.height - 1)
      const target = pressableAt(floating, x, y)
      if (!target || free.has(target)) continue
      if (isInTheWay(target, own)) return true
      free.add(target)
    }
  return false
}

/**
 * Returns the pressable element below the floating one. Reading the topmost element first is cheaper:
 * elementsFromPoint costs twice as much.
 */
function pressableAt(floating: HTMLElement, x: number, y: number): Element | null | undefined {
  const isOfPage = (element: Element) => !floating.contains(element) && !element.contains(floating)
  const topmost = document.elementFromPoint(x, y)
  const ofPage = topmost && isOfPage(topmost) ? topmost : document.elementsFromPoint(x, y).find(isOfPage)
  return ofPage?.closest(pressable)
}

function isInTheWay(target: Element, own: DOMRect): boolean {
  const under = target.getBoundingClientRect()
  const isCard = under.width >= card.width && under.height >= card.height
  // A link may take presses for its whole card, but its own box is its text: only that box counts.
  const share = coveredShare(own, under)
  return share > 0 && (!isCard || share > maxCovered)
}

function coveredShare(over: DOMRect, under: DOMRect): number {
  const width = Math.min(over.right, under.right) - Math.max(over.left, under.left)
  const height = Math.min(over.bottom, under.bottom) - Math.max(over.top, under.top)
  return (Math.max(0, width) * Math.max(0, height)) / (under.width * under.height)
}
