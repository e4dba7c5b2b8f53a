import { lazy } from 'react'

/** The admin panel's log of changes. */
export const AuditTab = lazy(() => import('./audit-tab.tsx'))
