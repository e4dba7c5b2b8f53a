import { z } from 'zod'

import { invalidRequest } from './api-error.ts'
import type { Form, FormValue } from './form-encoding.ts'

/** @throws ApiError with the API's own message */
export function readParameters<Parameters>(schema: z.ZodType<Parameters>, form: Form): Parameters {
  if ('payment_method_types' in form) {
    throw invalidRequest(
      'The `payment_method_types` parameter is no longer supported. Use `allowed_payment_method_types` instead.',
      { code: 'payment_method_types_no_longer_supported', param: 'payment_method_types' },
    )
  }
  const result = schema.safeParse(form)
  if (result.success) return result.data
  throw refusal(result.error.issues, form)
}

function refusal(issues: z.core.$ZodIssue[], form: Form): Error {
  const unknown = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => bracketed([...issue.path, key])) : [],
  )
  const [firstUnknown] = unknown
  if (firstUnknown !== undefined) {
    const plural = unknown.length > 1 ? 's' : ''
    return invalidRequest(`Received unknown parameter${plural}: ${unknown.join(', ')}`, {
      code: 'parameter_unknown',
      param: firstUnknown,
    })
  }
  const [issue] = issues
  const param = bracketed(issue?.path ?? [])
  if (issue?.code === 'invalid_type' && valueAt(form, issue.path) === undefined) {
    return invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param })
  }
  const code: unknown = issue?.code === 'custom' ? issue.params?.['code'] : undefined
  const message = issue?.message ?? 'Invalid request'
  return invalidRequest(message, { param, ...(typeof code === 'string' && { code }) })
}

function bracketed(path: PropertyKey[]): string {
  const [first = '', ...rest] = path.map(String)
  return first + rest.map((step) => `[${step}]`).join('')
}

function valueAt(form: Form, path: PropertyKey[]): FormValue | undefined {
  let value: FormValue | undefined = form
  for (const step of path) {
    if (typeof value !== 'object') return undefined
    value = Array.isArray(value) ? value[Number(step)] : value[String(step)]
  }
  return value
}

/** A text that can be set, but not unset. Default maximum lengths are the API's documented ones. */
export const text = (longest = 5_000) =>
  z.string().check((context) => {
    if (context.value === '') {
      context.issues.push(
        custom(
          context.value,
          'parameter_invalid_empty',
          'You passed an empty string where a value is required.',
        ),
      )
    } else if (context.value.length > longest) {
      context.issues.push(
        custom(context.value, undefined, `Invalid string: must be at most ${longest} characters`),
      )
    }
  })

/** An empty string unsets the value, as null. */
export const unsettable = <T>(schema: z.ZodType<T>) =>
  z.union([z.literal('').transform(() => null), schema], { error: 'Invalid value' })

export const integer = (least = Number.MIN_SAFE_INTEGER) =>
  z.string().transform((value, context) => {
    const number = Number(value)
    if (!/^-?\d{1,15}$/.test(value)) {
      context.issues.push(custom(value, 'parameter_invalid_integer', `Invalid integer: ${value}`))
    } else if (number < least) {
      const message = `This value must be greater than or equal to ${least}.`
      context.issues.push(custom(value, 'parameter_invalid_integer', message))
    }
    return number
  })

export const flag = z
  .enum(['true', 'false'], { error: 'Invalid boolean: must be true or false' })
  .transform((value) => value === 'true')

export const choice = <const Values extends [string, ...string[]]>(...values: Values) =>
  z.enum(values, {
    error: (issue) =>
      issue.input === undefined ? undefined : `Invalid value: must be one of ${values.join(', ')}`,
  })

export const email = z.string().check((context) => {
  if (context.value.length <= 512 && z.email().safeParse(context.value).success) return
  context.issues.push(custom(context.value, 'email_invalid', `Invalid email address: ${context.value}`))
})

export const webAddress = z.string().check((context) => {
  const address = URL.parse(context.value)
  if (address && /^https?:$/.test(address.protocol)) return
  context.issues.push(custom(context.value, 'url_invalid', 'Not a valid URL'))
})

const maxMetadata = 50
const metadataValues = z.record(
  z.string().max(40, { error: 'Metadata keys can be at most 40 characters long' }),
  z.string().max(500, { error: 'Metadata values can be at most 500 characters long' }),
)

/** Merged into the existing metadata: an empty value removes its key, an empty string removes all keys. */
export const metadata = z.union([z.literal(''), metadataValues.refine(isSmall, tooMuchMetadata())], {
  error: 'Invalid metadata: at most 50 keys of 40 characters, with values of 500 characters',
})

type Metadata = Record<string, string>

export function mergedMetadata(present: Metadata, change: Metadata | '' | undefined): Metadata {
  if (change === undefined) return present
  if (change === '') return {}
  const merged = Object.entries({ ...present, ...change }).filter(([, value]) => value !== '')
  const metadata = Object.fromEntries(merged)
  if (!isSmall(metadata)) throw invalidRequest(tooMuchMetadata(), { param: 'metadata' })
  return metadata
}

function isSmall(metadata: Metadata): boolean {
  return Object.keys(metadata).length <= maxMetadata
}

function tooMuchMetadata(): string {
  return `Metadata can have at most ${maxMetadata} keys`
}

export const expand = z.array(text(200), { error: 'Invalid array' }).max(20).optional()

function custom(input: unknown, code: string | undefined, message: string) {
  return { code: 'custom' as const, input, message, params: { code } }
}
