import { useLocation, useNavigate } from 'react-router'

import { useHydrated } from '#ui/browser/use-hydrated.ts'

export const tabNames = ['features', 'benefits', 'roi', 'pricing'] as const
export type TabName = (typeof tabNames)[number]

/** D-MKT-01. */
export function useTab() {
  const { hash, state } = useLocation()
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const named = tabNames.find((name) => hash === `#${name}`)
  return {
    // The prerendered HTML knows no hash.
    current: (isHydrated && named) || tabNames[0],
    isNamed: named !== undefined,
    /**
     * Renders synchronously, because the next key press must find the panel that this one opened.
     * @param replace for the arrow keys: tabs passed on the way stay out of the history
     */
    open: (name: TabName, replace = false) =>
      void navigate({ hash: name }, { replace, state, preventScrollReset: true, flushSync: true }),
  }
}
