import { useQuery } from '@tanstack/react-query'

import { useSession } from '#features/accounts/web/session-store.ts'
import { HttpError } from '#ui/http/http-client.ts'

import type { Barber } from '../barbers.contract.ts'
import { ownBarberQuery, pollInterval } from './barber-queries.ts'

export type OwnBarber =
  | { state: 'loading' | 'missing'; barber?: undefined }
  | { state: 'failed'; barber?: undefined; retry: () => void }
  /** `isOld`: the last request failed, so the data may be outdated. */
  | { state: 'found'; barber: Barber; isOld: boolean; retry: () => void }

export function useOwnBarber(): OwnBarber {
  const { user } = useSession()
  const profile = {
    barberId: user?.barberId ?? null,
    email: user?.email ?? '',
    role: user?.role ?? 'barber',
  } as const
  const { data, error, refetch } = useQuery({
    ...ownBarberQuery(profile),
    enabled: user !== null,
    refetchInterval: pollInterval,
  })
  if (error instanceof HttpError && [403, 404].includes(error.status)) return { state: 'missing' }
  if (data === null) return { state: 'missing' }
  // Keep the loaded profile on the screen when a later request fails.
  const retry = () => void refetch()
  if (data) return { state: 'found', barber: data, isOld: error !== null, retry }
  return error ? { state: 'failed', retry } : { state: 'loading' }
}
