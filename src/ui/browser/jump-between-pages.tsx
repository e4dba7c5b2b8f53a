import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router'

/** Within a page it glides to a place; another page begins where it is opened. Stands before what restores the place. */
export function JumpBetweenPages() {
  return <Jump key={useLocation().pathname} />
}

function Jump(): null {
  useLayoutEffect(() => {
    const { documentElement } = document
    const { style } = documentElement
    style.scrollBehavior = 'auto'
    // Chromium otherwise scrolls as it was told in the frame before.
    getComputedStyle(documentElement).getPropertyValue('scroll-behavior')
    const frame = requestAnimationFrame(() => (style.scrollBehavior = ''))
    return () => cancelAnimationFrame(frame)
  }, [])
  return null
}
