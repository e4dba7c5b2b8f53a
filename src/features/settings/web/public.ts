import { lazy } from 'react'

/** What the owner says of the shop, a section of the admin panel. */
export const SettingsTab = lazy(() => import('./settings-tab.tsx'))
