import { type RefObject, useEffect, useState } from 'react'

import { seenRatio, waitForShop } from './shop-trigger.rules.ts'

const threshold = Array.from({ length: 21 }, (_, step) => step / 20)

/** @returns whether the section was in view without scrolling; once true, it stays true */
export function useShopTrigger(section: RefObject<HTMLElement | null>): boolean {
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    const element = section.current
    if (!element || isDue) return
    let ratio = 0
    let lastMove = performance.now()
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      clearTimeout(timer)
      const milliseconds = waitForShop(ratio, performance.now() - lastMove)
      if (milliseconds !== null) timer = setTimeout(() => setDue(true), milliseconds)
    }
    const move = () => {
      lastMove = performance.now()
      wait()
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return
        ratio = seenRatio({
          seen: entry.intersectionRect.height,
          section: entry.boundingClientRect.height,
          window: entry.rootBounds?.height ?? innerHeight,
        })
        wait()
      },
      { threshold },
    )
    observer.observe(element)
    addEventListener('scroll', move, { passive: true })
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      removeEventListener('scroll', move)
    }
  }, [section, isDue])
  return isDue
}
