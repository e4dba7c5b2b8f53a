import { lazy } from 'react'

export { WishFacts } from './wish-facts.tsx'

export const WaitingListTab = lazy(() => import('./admin/waiting-list-tab.tsx'))
