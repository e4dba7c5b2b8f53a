import type { FieldOfCode } from '#ui/forms/field-errors.ts'

export const accountFieldOfCode: FieldOfCode = {
  EMAIL_TAKEN: 'email',
  PASSWORD_TOO_COMMON: 'password',
  PASSWORD_UNCHANGED: 'password',
  CURRENT_PASSWORD_WRONG: 'currentPassword',
  PROFILE_PASSWORD_WRONG: 'currentPassword',
  PASSWORD_NOT_YOURS: 'password',
}
