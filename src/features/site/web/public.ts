import { afterLoad } from '#ui/browser/after-load.tsx'

export const AgencyPrompt = afterLoad(() => import('./agency/agency-prompt.tsx'))
