import { lazy } from 'react'

export const RequestsTab = lazy(() => import('./requests-tab.tsx'))

export const NewRequestsCount = lazy(() => import('./new-requests-count.tsx'))
