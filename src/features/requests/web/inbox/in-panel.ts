import { lazy } from 'react'

export const RequestsTab = lazy(() => import('./requests-tab.tsx'))

/** Number of new requests beside the section's name. */
export const NewRequestsCount = lazy(() => import('./new-requests-count.tsx'))
