import { lazy } from 'react'

export { WishFacts } from './wish-facts.tsx'

/** Who waits for which time, a section of the admin panel. */
export const WaitingListTab = lazy(() => import('./admin/waiting-list-tab.tsx'))
