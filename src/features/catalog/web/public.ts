import { lazy } from 'react'

export { activeServicesQuery } from './active-services-query.ts'

/** The owner's services, a section of the admin panel. */
export const ServicesTab = lazy(() => import('./admin/services-tab.tsx'))
