import { afterLoad } from '#ui/browser/after-load.tsx'

export const Consultation = afterLoad(() => import('./consultation-place.tsx'))
