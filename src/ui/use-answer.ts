import { useEffect, useState } from 'react'

import { http } from './http-client.ts'

type Answer<Data> = { status: 'pending' | 'failed'; data?: undefined } | { status: 'done'; data: Data }

/**
 * One call when the component appears. Enough for the homepage, which asks little and is silent about failures;
 * screens that change data use TanStack Query, which weighs as much as the whole homepage.
 *
 * @param path with its query, below /api
 */
export function useAnswer<Data>(path: string): Answer<Data> {
  const [answer, setAnswer] = useState<Answer<Data>>({ status: 'pending' })
  useEffect(() => {
    const left = new AbortController()
    http.get<Data>(path, { signal: left.signal }).then(
      (data) => setAnswer({ status: 'done', data }),
      () => {
        if (!left.signal.aborted) setAnswer({ status: 'failed' })
      },
    )
    return () => left.abort()
  }, [path])
  return answer
}
