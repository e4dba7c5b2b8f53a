import type { z } from 'zod'

import { AppError, platformError } from './errors.ts'

/** @throws AppError 400 as for any body */
export function parseInput<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const errors: Record<string, string> = {}
  for (const { path, message } of parsed.error.issues) errors[path.join('.')] ??= message
  const { code, status, message } = platformError('INVALID_INPUT')
  throw new AppError(code, status, parsed.error.issues[0]?.message ?? message, { errors })
}
