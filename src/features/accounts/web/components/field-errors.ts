import type { FieldErrors } from '#ui/forms/use-schema-form.ts'
import { HttpError } from '#ui/http/http-client.ts'

const fieldOfCode: Partial<Record<string, string>> = {
  EMAIL_TAKEN: 'email',
  PASSWORD_TOO_COMMON: 'password',
  PASSWORD_UNCHANGED: 'password',
  CURRENT_PASSWORD_WRONG: 'currentPassword',
  PASSWORD_NOT_YOURS: 'password',
}

/** The server's sentences by the field they speak of; empty when the failure concerns no single field. */
export function fieldErrorsOf(error: unknown): FieldErrors {
  if (!(error instanceof HttpError)) return {}
  const field = fieldOfCode[error.body.code ?? '']
  return error.body.errors ?? (field ? { [field]: error.message } : {})
}
