import type { FieldOfCode } from '#ui/forms/field-errors.ts'

export const barberFieldOfCode: FieldOfCode = {
  EMAIL_TAKEN: 'email',
  BARBER_EMAIL_TAKEN: 'email',
  PROFILE_PASSWORD_WRONG: 'currentPassword',
}
