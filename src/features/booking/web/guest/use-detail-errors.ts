import { startTransition, useEffect, useState } from 'react'

import type { GuestDetails } from '../../booking.contract.ts'
import type { DetailErrors } from './guest-details.schema.ts'

export type JudgeDetails = (details: GuestDetails) => DetailErrors

/** The schema library loads after the page is drawn; if it fails to load, the server still validates. */
export function useDetailErrors(): JudgeDetails {
  const [judge, setJudge] = useState<JudgeDetails>(() => () => ({}))
  useEffect(() => {
    const left = new AbortController()
    import('./guest-details.schema.ts').then(
      ({ detailErrors }) => {
        if (!left.signal.aborted) startTransition(() => setJudge(() => detailErrors))
      },
      () => undefined,
    )
    return () => left.abort()
  }, [])
  return judge
}
