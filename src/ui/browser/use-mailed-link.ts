import { useSearchParams } from 'react-router'

import { useHydrated } from './use-hydrated.ts'

/**
 * What the link of a mail leads to, and the secret by which it may be seen.
 * @param name of the id in the address
 * @returns undefined in the HTML written at build time, null where the link is not whole
 */
export function useMailedLink(name: string): { id: string; token: string } | null | undefined {
  const isHydrated = useHydrated()
  const [search] = useSearchParams()
  if (!isHydrated) return undefined
  const id = search.get(name)
  const token = search.get('token')
  return id && token ? { id, token } : null
}
