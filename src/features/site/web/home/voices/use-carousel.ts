import { type FocusEvent, useEffect, useState } from 'react'

import { useReducedMotion } from '#ui/browser/use-reduced-motion.ts'

import { placeAfter, turnTime } from './carousel.rules.ts'

/** Goes on by itself, until somebody points at it, reaches it with the keyboard, pauses it or wants little to move. */
export function useCarousel(count: number) {
  const reducedMotion = useReducedMotion()
  const [place, setPlace] = useState(0)
  /** What the person has chosen with the button; null: nothing yet. */
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null)
  const [isPointedAt, setPointedAt] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isOn = choice === null ? !reducedMotion : choice === 'play'
  const isTurning = isOn && !isPointedAt && !isFocused
  useEffect(() => {
    if (!isTurning) return
    // Anew for each place: what was chosen by hand stays for its whole time.
    const timer = setTimeout(() => setPlace(placeAfter(place, 1, count)), turnTime)
    return () => clearTimeout(timer)
  }, [isTurning, place, count])
  return {
    place,
    isOn,
    isTurning,
    show: setPlace,
    step: (steps: number) => setPlace(placeAfter(place, steps, count)),
    toggle: () => setChoice(isOn ? 'pause' : 'play'),
    holding: {
      onPointerEnter: () => setPointedAt(true),
      onPointerLeave: () => setPointedAt(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setFocused(currentTarget.contains(relatedTarget)),
    },
  }
}
