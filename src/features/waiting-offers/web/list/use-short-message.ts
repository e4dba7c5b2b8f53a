import { useEffect, useRef, useState } from 'react'

/** Milliseconds that a success stays in sight (WAIT-12). */
const shown = 2_000

/** A message that goes by itself, and what is done then. */
export function useShortMessage() {
  const [message, setMessage] = useState<string | null>(null)
  const timer = useRef<number>(undefined)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  const show = (text: string, afterwards?: () => void) => {
    window.clearTimeout(timer.current)
    setMessage(text)
    timer.current = window.setTimeout(() => {
      setMessage(null)
      afterwards?.()
    }, shown)
  }
  return { message, show }
}
