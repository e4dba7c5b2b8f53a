import { lazy } from 'react'

export { activeServicesQuery } from './active-services-query.ts'

export const ServicesTab = lazy(() => import('./admin/services-tab.tsx'))
