import { useEffect, useState } from 'react'

type Answer<Data> = { status: 'pending' | 'failed'; data?: undefined } | { status: 'done'; data: Data }

/**
 * Makes one call when the component mounts. Enough for the homepage, which ignores failures; screens that change data use
 * TanStack Query, which weighs as much as the whole homepage.
 * @param ask must be the same function on each render
 */
export function useAnswer<Data>(ask: (signal: AbortSignal) => Promise<Data>): Answer<Data> {
  const [answer, setAnswer] = useState<Answer<Data>>({ status: 'pending' })
  useEffect(() => {
    const left = new AbortController()
    const start = () =>
      ask(left.signal).then(
        (data) => setAnswer({ status: 'done', data }),
        () => {
          if (!left.signal.aborted) setAnswer({ status: 'failed' })
        },
      )
    // Defer until after hydration.
    const timer = setTimeout(() => void start())
    return () => {
      clearTimeout(timer)
      left.abort()
    }
  }, [ask])
  return answer
}
