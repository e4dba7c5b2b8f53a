import { lazy } from 'react'

/** Who waits for which time, a section of the admin panel. */
export const WaitingListTab = lazy(() => import('./admin/waiting-list-tab.tsx'))
