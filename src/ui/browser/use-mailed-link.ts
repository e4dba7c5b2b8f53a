import { useSearchParams } from 'react-router'

import { useHydrated } from './use-hydrated.ts'

/** @param name of the id in the address @returns undefined in the prerendered HTML, null where the link is incomplete */
export function useMailedLink(name: string): { id: string; token: string } | null | undefined {
  const isHydrated = useHydrated()
  const [search] = useSearchParams()
  if (!isHydrated) return undefined
  const id = search.get(name)
  const token = search.get('token')
  return id && token ? { id, token } : null
}
