import { createSessionDraft, hasFields, isFlag, isText } from '#ui/browser/session-draft.ts'
import { createTimeOpen } from '#ui/browser/time-open.ts'

import type { ApplicationFields, SocialProfile } from '../../application.rules.ts'
import { maritalStates, socialPlatforms, workPermits } from '../../requests.rules.ts'

const texts = [
  'firstName',
  'lastName',
  'nationality',
  'childrenNumber',
  'address',
  'phone',
  'email',
  'submissionId',
] as const

/**
 * What survives a reload: the words, under the mark by which they are sent; '' until it is begun. Of the photos only that there were
 * some.
 */
export type ApplicationDraft = ApplicationFields & { submissionId: string; hadPhotos: boolean }

export const blankProfile: SocialProfile = { platform: '', url: '' }

export const blankApplication: ApplicationDraft = {
  firstName: '',
  lastName: '',
  nationality: '',
  hasWorkPermit: '',
  maritalStatus: '',
  hasChildren: '',
  childrenNumber: '',
  address: '',
  phone: '',
  email: '',
  socialProfiles: [blankProfile],
  submissionId: '',
  hadPhotos: false,
}

export const applicationDraft = createSessionDraft<ApplicationDraft>(
  'application',
  (value): value is ApplicationDraft =>
    hasFields(value, texts, isText) &&
    hasFields(value, ['hadPhotos'], isFlag) &&
    hasFields(value, ['hasWorkPermit'], oneOf(workPermits)) &&
    hasFields(value, ['maritalStatus'], oneOf(maritalStates)) &&
    hasFields(value, ['hasChildren'], oneOf(['si', 'no'])) &&
    hasFields(value, ['socialProfiles'], areProfiles),
  blankApplication,
)

export const timeAtApplication = createTimeOpen('application-open')

function oneOf(values: readonly string[]): (value: unknown) => boolean {
  return (value) => value === '' || values.some((each) => each === value)
}

function areProfiles(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.every(isProfile)
}

function isProfile(value: unknown): boolean {
  return hasFields(value, ['platform'], oneOf(socialPlatforms)) && hasFields(value, ['url'], isText)
}
