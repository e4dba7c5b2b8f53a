import { useEffect, useState } from 'react'

type Answer<Data> = { status: 'pending' | 'failed'; data?: undefined } | { status: 'done'; data: Data }

/**
 * One call when the component appears. Enough for the homepage, which asks little and is silent about failures;
 * screens that change data use TanStack Query, which weighs as much as the whole homepage.
 *
 * @param ask the same function each time
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
    // Not in the piece of work in which the page comes alive.
    const timer = setTimeout(() => void start())
    return () => {
      clearTimeout(timer)
      left.abort()
    }
  }, [ask])
  return answer
}
