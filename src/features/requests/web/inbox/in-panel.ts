import { lazy } from 'react'

/** Everything that was asked by a form, a section of the admin panel. */
export const RequestsTab = lazy(() => import('./requests-tab.tsx'))

/** How many nobody has looked at, beside the section's name. */
export const NewRequestsCount = lazy(() => import('./new-requests-count.tsx'))
