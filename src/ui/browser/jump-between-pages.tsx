import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router'

/** Turns smooth scrolling off while a page opens; anchors within a page keep it. Render it before the scroll restoration. */
export function JumpBetweenPages() {
  return <Jump key={useLocation().pathname} />
}

function Jump(): null {
  useLayoutEffect(() => {
    const { documentElement } = document
    const { style } = documentElement
    style.scrollBehavior = 'auto'
    // Reading the style makes Chromium apply it; otherwise it scrolls with the style of the last frame.
    getComputedStyle(documentElement).getPropertyValue('scroll-behavior')
    const frame = requestAnimationFrame(() => (style.scrollBehavior = ''))
    return () => cancelAnimationFrame(frame)
  }, [])
  return null
}
