import { createSessionDraft, hasFields, isText } from '#ui/browser/session-draft.ts'
import { createTimeOpen } from '#ui/browser/time-open.ts'

import type { ApplicationFields, SocialProfile } from '../../application.rules.ts'
import { maritalStates, socialPlatforms, workPermits } from '../../inquiries.rules.ts'
import { type FormDraftState, isFormDraftState, emptyFormDraft } from '../form-draft-state.ts'

const texts = ['firstName', 'lastName', 'nationality', 'childrenNumber', 'address', 'phone', 'email'] as const

export type ApplicationDraft = ApplicationFields & FormDraftState

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
  ...emptyFormDraft,
}

const isDraft = (value: unknown): value is ApplicationDraft =>
  isFormDraftState(value) &&
  hasFields(value, texts, isText) &&
  hasFields(value, ['hasWorkPermit'], oneOf(workPermits)) &&
  hasFields(value, ['maritalStatus'], oneOf(maritalStates)) &&
  hasFields(value, ['hasChildren'], oneOf(['si', 'no'])) &&
  hasFields(value, ['socialProfiles'], areProfiles)

export const applicationDraft = createSessionDraft('application', isDraft, blankApplication)

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
