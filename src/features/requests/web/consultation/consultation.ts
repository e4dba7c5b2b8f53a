import { afterLoad } from '#ui/browser/after-load.tsx'

/** The consultation wizard, wherever its address is opened. */
export const Consultation = afterLoad(() => import('./consultation-place.tsx'))
