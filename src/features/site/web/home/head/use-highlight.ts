import { useCallback, useEffect, useRef, useState } from 'react'

/** Milliseconds: the page scrolls first, then the card lights up for a while. */
const highlightDelay = 800
const highlightTime = 5000

/** One name at a time is highlighted; asking again starts over. */
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
