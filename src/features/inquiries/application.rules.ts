import { cleanedEmail } from '#shared/email.ts'
import { cleanedPhone } from '#shared/phone.ts'

import type { maritalStates, socialPlatforms, workPermits } from './inquiries.rules.ts'

type OneOf<Values extends readonly string[]> = Values[number] | ''

export type SocialProfile = { platform: OneOf<typeof socialPlatforms>; url: string }

/** An application as typed; '' means not chosen yet (HIRE-03). */
export type ApplicationFields = {
  firstName: string
  lastName: string
  nationality: string
  hasWorkPermit: OneOf<typeof workPermits>
  maritalStatus: OneOf<typeof maritalStates>
  hasChildren: 'si' | 'no' | ''
  childrenNumber: string
  address: string
  phone: string
  email: string
  socialProfiles: readonly SocialProfile[]
}

/** HIRE-24. */
export const maxPortfolioPhotos = 5
/** Upload folder of a curriculum; photos go to the folder in the settings. */
export const documentsFolder = 'curriculum'
export const maxSocialProfiles = 10
export const maxChildren = 20

/** HIRE-18: text, @, text, dot, text. The parts share no characters, so matching a long text stays fast. */
const emailForm = /^[^\s@]+@[^\s@]+$/
/** HIRE-19. */
const phoneForm = /^\+?[\d\s\-()]{8,}$/

export type ApplicationFault =
  | keyof Omit<ApplicationFields, 'socialProfiles'>
  | 'phoneForm'
  | 'emailForm'
  | 'photos'
  | 'socialProfiles'

/**
 * Returns the first missing or wrong field, in the order of HIRE-09 to HIRE-22; null if the application can
 * be sent.
 */
export function applicationFault(fields: ApplicationFields, photoCount: number): ApplicationFault | null {
  return faultsOf(fields, photoCount).find(([, isFaulty]) => isFaulty)?.[0] ?? null
}

function faultsOf(fields: ApplicationFields, photoCount: number): (readonly [ApplicationFault, boolean])[] {
  const { hasWorkPermit, maritalStatus, hasChildren, childrenNumber } = fields
  const isMissing = (text: string) => text.trim() === ''
  return [
    ['firstName', isMissing(fields.firstName)],
    ['lastName', isMissing(fields.lastName)],
    ['nationality', isMissing(fields.nationality)],
    ['hasWorkPermit', hasWorkPermit === ''],
    ['maritalStatus', maritalStatus === ''],
    ['hasChildren', hasChildren === ''],
    ['address', isMissing(fields.address)],
    ['phone', isMissing(fields.phone)],
    ['email', isMissing(fields.email)],
    ['emailForm', !isEmail(cleanedEmail(fields.email))],
    ['phoneForm', !isApplicationPhone(fields.phone)],
    ['childrenNumber', hasChildren === 'si' && !isCount(childrenNumber)],
    ['photos', photoCount === 0],
    ['socialProfiles', fields.socialProfiles.some(isHalfFilled)],
  ]
}

function isEmail(text: string): boolean {
  if (!emailForm.test(text)) return false
  const dot = text.indexOf('.', text.indexOf('@') + 2)
  return dot !== -1 && dot < text.length - 1
}

export function isApplicationPhone(text: string): boolean {
  return phoneForm.test(cleanedPhone(text))
}

function isCount(text: string): boolean {
  return /^\d{1,2}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= maxChildren
}

/** HIRE-22. */
function isHalfFilled({ platform, url }: SocialProfile): boolean {
  return (platform === '') !== (url.trim() === '')
}

export function filledProfiles(rows: readonly SocialProfile[]): SocialProfile[] {
  return rows
    .filter(({ platform, url }) => platform !== '' && url.trim() !== '')
    .map(({ platform, url }) => ({ platform, url: url.trim() }))
}
