import { afterLoad } from '#ui/browser/after-load.tsx'

/** Everything about connection, updates and installing. */
export const InstalledApp = afterLoad(() => import('./parts.tsx'))
