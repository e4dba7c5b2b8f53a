import { afterLoad } from '../browser/after-load.tsx'

export const ToastRegion = afterLoad(() => import('./toaster.tsx'))
