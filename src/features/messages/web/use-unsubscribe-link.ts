import { useMemo, useSyncExternalStore } from 'react'

import type { UnsubscribeRequest } from '../unsubscribe.contract.ts'

export type UnsubscribeLink = UnsubscribeRequest

const never = () => () => undefined

/** @returns undefined in prerendered pages, null when a parameter is missing */
export function useUnsubscribeLink(): UnsubscribeLink | null | undefined {
  const search = useSyncExternalStore(
    never,
    () => window.location.search,
    () => undefined,
  )
  return useMemo(() => (search === undefined ? undefined : linkIn(search)), [search])
}

function linkIn(search: string): UnsubscribeLink | null {
  const query = new URLSearchParams(search)
  const [email, token] = [query.get('email'), query.get('token')]
  return email && token ? { email, token } : null
}
