import { z } from 'zod'

import { oneLine } from '#shared/plain-text.ts'

import { settingsTexts } from './settings.it.ts'

const { accounts: texts } = settingsTexts.validation

const longest = 300

/** The stored account. If every field is '', this server does the work itself. */
export const mailAccountFieldsSchema = z.object({
  origin: z.string(),
  publicKey: z.string(),
  serviceId: z.string(),
  consultation: z.string(),
  application: z.string(),
  acknowledgement: z.string(),
})
export const imageAccountFieldsSchema = z.object({
  uploadUrl: z.string(),
  uploadPreset: z.string(),
  folder: z.string(),
})

const field = oneLine(z.string(texts.incomplete).trim().max(longest, texts.tooLong))

type AddressRule = {
  address: string
  isAddress: (text: string) => boolean
  error: string
  optional?: readonly string[]
}

const whole =
  ({ address, isAddress, error, optional = [] }: AddressRule) =>
  (fields: Readonly<Record<string, string>>, context: Pick<z.RefinementCtx, 'addIssue'>): void => {
    const names = Object.keys(fields)
    if (names.every((name) => fields[name] === '')) return
    const refuse = (name: string, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message })
    for (const name of names)
      if (fields[name] === '' && !optional.includes(name)) refuse(name, texts.incomplete)
    const written = fields[address] ?? ''
    if (written !== '' && !isAddress(written)) refuse(address, error)
  }

/** Accepts only an address whose host is safe in a Content-Security-Policy, because pages may then send requests there. */
function isSafe(text: string): boolean {
  const url = URL.parse(text)
  return (
    url?.protocol === 'https:' &&
    /^[a-z\d-]+(\.[a-z\d-]+)+$/.test(url.hostname) &&
    url.username === '' &&
    url.password === ''
  )
}

function isOrigin(text: string): boolean {
  return isSafe(text) && URL.parse(text)?.origin === text
}

export const mailAccountRequestSchema = z
  .object({
    origin: field.transform((text) => text.replace(/\/$/, '')),
    publicKey: field,
    serviceId: field,
    consultation: field,
    application: field,
    acknowledgement: field,
  })
  .superRefine(whole({ address: 'origin', isAddress: isOrigin, error: texts.origin }))

export const imageAccountRequestSchema = z
  .object({ uploadUrl: field, uploadPreset: field, folder: field })
  .superRefine(
    whole({ address: 'uploadUrl', isAddress: isSafe, error: texts.uploadUrl, optional: ['folder'] }),
  )
