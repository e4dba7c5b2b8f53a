import { lazy } from 'react'

export const UsersTab = lazy(() => import('./users-tab.tsx'))
