import { useLocation, useNavigate } from 'react-router'

import { useHydrated } from '#ui/browser/use-hydrated.ts'

export const tabNames = ['features', 'benefits', 'roi', 'pricing'] as const
export type TabName = (typeof tabNames)[number]

/** The tab that the address names; the first one for any other hash (D-MKT-01). The back button goes back to the one before. */
export function useTab() {
  const { hash, state } = useLocation()
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const named = tabNames.find((name) => hash === `#${name}`)
  return {
    // The HTML written at build time knows of no hash.
    current: (isHydrated && named) || tabNames[0],
    isNamed: named !== undefined,
    /**
     * Drawn when it returns: the next key must find the panel that this one has opened.
     *
     * @param replace for the arrow keys: whoever passes by a tab has not been there
     */
    open: (name: TabName, replace = false) =>
      void navigate({ hash: name }, { replace, state, preventScrollReset: true, flushSync: true }),
  }
}
