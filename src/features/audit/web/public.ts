import { lazy } from 'react'

export const AuditTab = lazy(() => import('./audit-tab.tsx'))
