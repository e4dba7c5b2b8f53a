import { afterLoad } from '#ui/browser/after-load.tsx'

/** The consultation wizard, loaded after the page. */
export const Consultation = afterLoad(() => import('./consultation-place.tsx'))
