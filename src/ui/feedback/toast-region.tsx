import { afterLoad } from '../browser/after-load.tsx'

/** The toaster is no part of the first paint, and toasts sent earlier wait for it. */
export const ToastRegion = afterLoad(() => import('./toaster.tsx'))
