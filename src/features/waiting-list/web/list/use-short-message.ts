import { useEffect, useRef, useState } from 'react'

/** Milliseconds that a success message stays (WAIT-12). */
const shown = 2_000

/** Shows a message that disappears. `afterwards` runs even if another message replaces this one. */
export function useShortMessage() {
  const [message, setMessage] = useState<string | null>(null)
  const hiding = useRef<number>(undefined)
  const following = useRef(new Set<number>())
  useEffect(() => {
    const timers = following.current
    return () => {
      window.clearTimeout(hiding.current)
      timers.forEach((timer) => window.clearTimeout(timer))
    }
  }, [])
  const show = (text: string, afterwards?: () => void) => {
    window.clearTimeout(hiding.current)
    setMessage(text)
    hiding.current = window.setTimeout(() => setMessage(null), shown)
    if (afterwards) following.current.add(window.setTimeout(afterwards, shown))
  }
  return { message, show }
}
