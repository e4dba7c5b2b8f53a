import { useCallback, useEffect, useRef, useState } from 'react'

/** Milliseconds. The page scrolls first, then the card lights up. */
const highlightDelay = 800
const highlightTime = 5000

export function useHighlight() {
  const [highlighted, setHighlighted] = useState<string | null>(null)
  const timers = useRef<ReturnType<typeof setTimeout>[]>([])

  const clear = useCallback(() => {
    for (const timer of timers.current) clearTimeout(timer)
  }, [])
  useEffect(() => clear, [clear])

  const highlight = useCallback(
    (name: string) => {
      clear()
      setHighlighted(null)
      timers.current = [
        setTimeout(() => setHighlighted(name), highlightDelay),
        setTimeout(() => setHighlighted(null), highlightDelay + highlightTime),
      ]
    },
    [clear],
  )
  return { highlighted, highlight }
}
