import type { FieldOfCode } from '#ui/forms/field-errors.ts'

export const fieldOfCode: FieldOfCode = {
  EMAIL_TAKEN: 'email',
  BARBER_EMAIL_TAKEN: 'email',
  PROFILE_PASSWORD_WRONG: 'currentPassword',
}
