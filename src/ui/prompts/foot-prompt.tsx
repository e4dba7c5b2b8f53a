import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

import { tellFootBarHeight } from './prompt-turns.ts'

import styles from './foot-prompt.module.css'

type Props = {
  label: string
  className?: string
  isTall?: boolean
  children: ReactNode
}

/**
 * A card in the lower left corner, on wide screens a bar along the foot. It never takes the focus. The page gets as much extra
 * padding as it covers, so that everything can be scrolled into view.
 */
export function FootPrompt({ label, className = '', isTall = false, children }: Props) {
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = card.current
    if (!element) return
    const { style } = document.body
    const page = document.documentElement.style
    const watch = new ResizeObserver(() => {
      style.paddingBottom = `${element.offsetHeight + 32}px`
      // Keeps the element focused by keyboard above the prompt.
      page.scrollPaddingBottom = `calc(${element.offsetHeight + 32}px + var(--foot-bar, 0px))`
      if (!isTall) tellFootBarHeight(element.offsetHeight)
    })
    watch.observe(element)
    return () => {
      watch.disconnect()
      style.paddingBottom = ''
      page.scrollPaddingBottom = ''
      tellFootBarHeight(0)
    }
  }, [isTall])
  useFocusBack(card)
  return (
    <section
      ref={card}
      aria-label={label}
      className={`${styles['prompt']} ${isTall ? '' : styles['slim']} ${className}`}
    >
      {children}
    </section>
  )
}

function useFocusBack(card: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = card.current
    if (!element) return
    let before: EventTarget | null = null
    const remember = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) before = relatedTarget
    }
    element.addEventListener('focusin', remember)
    return () => {
      element.removeEventListener('focusin', remember)
      if (element.contains(document.activeElement) && before instanceof HTMLElement)
        before.focus({ preventScroll: true })
    }
  }, [card])
}
