import { lazy } from 'react'

/** The page 'Il Tuo Profilo'; what other features know of somebody is handed in. */
export const ProfileScreen = lazy(() => import('./profile-screen.tsx'))
