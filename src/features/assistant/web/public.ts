import { afterLoad } from '#ui/browser/after-load.tsx'

export const Assistant = afterLoad(() => import('./assistant.tsx'))
