import { lazy, Suspense } from 'react'

import { useHydrated } from '../browser/use-hydrated.ts'

const Toaster = lazy(() => import('./toaster.tsx'))

/** Fetches the toaster once the page stands: it is no part of the first paint, and toasts sent earlier wait. */
export function ToastRegion() {
  const isHydrated = useHydrated()
  return (
    isHydrated && (
      <Suspense>
        <Toaster />
      </Suspense>
    )
  )
}
