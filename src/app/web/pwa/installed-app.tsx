import { afterLoad } from '#ui/browser/after-load.tsx'

export const InstalledApp = afterLoad(() => import('./parts.tsx'))
