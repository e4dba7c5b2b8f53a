import { lazy } from 'react'

export { activeServicesQuery } from './active-services-query.ts'

/** The admin panel's services section. */
export const ServicesTab = lazy(() => import('./admin/services-tab.tsx'))
