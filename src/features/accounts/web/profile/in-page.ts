import { lazy } from 'react'

export const ProfileScreen = lazy(() => import('./profile-screen.tsx'))
