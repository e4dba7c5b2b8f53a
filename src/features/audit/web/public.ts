import { lazy } from 'react'

/** Who changed what, a section of the admin panel. */
export const AuditTab = lazy(() => import('./audit-tab.tsx'))
