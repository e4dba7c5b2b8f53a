import { lazy } from 'react'

/** The admin panel's settings section. */
export const SettingsTab = lazy(() => import('./settings-tab.tsx'))
