import { HttpError } from '../http/http-client.ts'

export type FieldErrors = Partial<Record<string, string>>
export type FieldOfCode = Partial<Record<string, string>>

/** @returns an empty object when the failure concerns no single field */
export function fieldErrorsOf(error: unknown, fieldOfCode: FieldOfCode = {}): FieldErrors {
  if (!(error instanceof HttpError)) return {}
  const field = fieldOfCode[error.body.code ?? '']
  return error.body.errors ?? (field ? { [field]: error.message } : {})
}

/** Returns the messages of one object in the body: 'customerDetails.phone' is its field 'phone'. */
export function fieldErrorsWithin(part: string, errors: FieldErrors): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([name, message]) =>
      name.startsWith(`${part}.`) ? [[name.slice(part.length + 1), message]] : [],
    ),
  )
}
