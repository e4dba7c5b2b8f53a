import { lazy } from 'react'

/** The admin panel's section with all messages and template previews. */
export const MessagesTab = lazy(() => import('./messages-tab.tsx'))
