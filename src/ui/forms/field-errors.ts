import { HttpError } from '../http/http-client.ts'

/** Sentences by the name of the field that they speak of. */
export type FieldErrors = Partial<Record<string, string>>
/** Which field the sentence of a refusal belongs to, by the refusal's code. */
export type FieldOfCode = Partial<Record<string, string>>

/** The server's sentences by the field they speak of; empty when the failure concerns no single field. */
export function fieldErrorsOf(error: unknown, fieldOfCode: FieldOfCode = {}): FieldErrors {
  if (!(error instanceof HttpError)) return {}
  const field = fieldOfCode[error.body.code ?? '']
  return error.body.errors ?? (field ? { [field]: error.message } : {})
}
