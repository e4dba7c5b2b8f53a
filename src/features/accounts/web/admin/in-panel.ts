import { lazy } from 'react'

/** Everybody with an account, a section of the admin panel. */
export const UsersTab = lazy(() => import('./users-tab.tsx'))
