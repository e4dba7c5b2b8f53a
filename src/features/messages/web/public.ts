import { lazy } from 'react'

/** What became of every message, and how each looks: a section of the admin panel. */
export const MessagesTab = lazy(() => import('./messages-tab.tsx'))
