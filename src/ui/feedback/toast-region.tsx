import { afterLoad } from '../browser/after-load.tsx'

/** Loads the toaster after the first paint; earlier toasts wait for it. */
export const ToastRegion = afterLoad(() => import('./toaster.tsx'))
