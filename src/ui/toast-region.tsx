import { lazy, Suspense, useEffect, useState } from 'react'

const Toaster = lazy(() => import('./toaster.tsx'))

/** Fetches the toaster once the page stands: it is no part of the first paint, and toasts sent earlier wait. */
export function ToastRegion() {
  const [isMounted, setIsMounted] = useState(false)
  useEffect(() => setIsMounted(true), [])
  return (
    isMounted && (
      <Suspense>
        <Toaster />
      </Suspense>
    )
  )
}
