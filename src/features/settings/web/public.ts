import { lazy } from 'react'

export const SettingsTab = lazy(() => import('./settings-tab.tsx'))
