import { lazy } from 'react'

/** The owner's services, a section of the admin panel. */
export const ServicesTab = lazy(() => import('./admin/services-tab.tsx'))
