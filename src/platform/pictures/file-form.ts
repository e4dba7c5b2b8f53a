import { finished } from 'node:stream/promises'

import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { maxPictureBytes } from '#shared/pictures.ts'

import { type AppError, platformError } from '../http/errors.ts'
import { pictureError } from './errors.ts'

export type FileForm = {
  part: string
  maxBytes: number
  tooHeavy: () => AppError
  fields: number
  /** Bytes of each field; the rest is cut off. */
  fieldSize: number
}

export function formWithPicture(beside: Pick<FileForm, 'fields' | 'fieldSize'>): FileForm {
  const tooHeavy = () => pictureError('PICTURE_TOO_HEAVY')
  return { part: 'image', maxBytes: maxPictureBytes, tooHeavy, ...beside }
}

const betweenParts = 1_024

export function maxFormBytes({ maxBytes, fields, fieldSize }: FileForm): number {
  return maxBytes + (fields + 1) * (fieldSize + betweenParts) + 16_384
}

export async function acceptForms(
  scope: FastifyInstance,
  { maxBytes, fields, fieldSize }: FileForm,
): Promise<void> {
  await scope.register(multipart, {
    limits: { fileSize: maxBytes, files: 1, fields, parts: fields + 1, fieldSize },
  })
}

export type SentForm = {
  /** undefined when no file was chosen. `name` is the sender's, unchecked. */
  file: { bytes: Buffer; name: string | undefined } | undefined
  /** By name; texts, unless a part declares itself JSON. The last of two equal names counts. */
  fields: ReadonlyMap<string, unknown>
}

/** @throws AppError 400 when the form is truncated, too long or missing */
export async function readForm(
  request: FastifyRequest,
  { part, tooHeavy }: Pick<FileForm, 'part' | 'tooHeavy'>,
): Promise<SentForm> {
  try {
    return await partsOf(request, part)
  } catch (error) {
    await discardBody(request)
    const isTooLarge = error instanceof request.server.multipartErrors.RequestFileTooLargeError
    throw isTooLarge ? tooHeavy() : platformError('MALFORMED_BODY')
  }
}

/** Reads and discards the rest of the body: an answer sent in the middle of a call is lost with its connection. */
async function discardBody({ raw }: FastifyRequest): Promise<void> {
  if (raw.readableEnded || raw.destroyed) return
  // The form parser has stopped reading, so the body would stall until the call times out.
  raw.unpipe()
  raw.resume()
  // The server limits how long a call may take to arrive, see build-server.ts.
  await finished(raw).catch(() => undefined)
}

async function partsOf(request: FastifyRequest, partName: string): Promise<SentForm> {
  const fields = new Map<string, unknown>()
  let file: SentForm['file']
  for await (const part of request.parts()) {
    if (part.type === 'field') fields.set(part.fieldname, part.value)
    else if (part.fieldname === partName) {
      const bytes = await part.toBuffer()
      // A browser sends an empty part without a name when no file was chosen.
      file = bytes.length === 0 && !part.filename ? undefined : { bytes, name: part.filename }
    } else part.file.resume()
  }
  return { file, fields }
}
