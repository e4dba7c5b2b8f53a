import { startTransition, useEffect, useState } from 'react'

import type { GuestDetails } from '#features/booking/booking.contract.ts'

import type { DetailErrors } from './guest-details.schema.ts'

export type JudgeDetails = (details: GuestDetails) => DetailErrors

/**
 * Complaints about the details as they are. The schema library that knows them comes after the page has been drawn,
 * long before anybody has typed; should it never come, the server's answer says the same.
 */
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
