import { afterLoad } from '#ui/browser/after-load.tsx'

/** The offline banner, the update prompt and the install prompt. */
export const InstalledApp = afterLoad(() => import('./parts.tsx'))
