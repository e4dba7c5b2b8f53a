import { lazy } from 'react'

export const MessagesTab = lazy(() => import('./messages-tab.tsx'))
