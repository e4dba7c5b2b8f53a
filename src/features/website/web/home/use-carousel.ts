import { type FocusEvent, useEffect, useState } from 'react'

import { useReducedMotion } from '#ui/browser/use-reduced-motion.ts'

import { placeAfter, turnTime } from './carousel.rules.ts'

export function useCarousel(count: number) {
  const reducedMotion = useReducedMotion()
  const [place, setPlace] = useState(0)
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null)
  const [isPointedAt, setPointedAt] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isOn = choice === null ? !reducedMotion : choice === 'play'
  const isTurning = isOn && !isPointedAt && !isFocused
  useEffect(() => {
    if (!isTurning) return
    // The timer restarts for each place, so a place chosen by hand stays for its full time.
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
