import { finished } from 'node:stream/promises'

import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { maxPictureBytes } from '#shared/pictures.ts'

import { type AppError, platformError } from '../http/errors.ts'
import { pictureError } from './errors.ts'

/** A form with one file, as the calls of a scope take it. */
export type FileForm = {
  /** Name of the file's part. */
  part: string
  /** Bytes of the file, at most. */
  mostBytes: number
  /** What is said of a longer one. */
  tooHeavy: () => AppError
  /** How many fields may come beside it. */
  fields: number
  /** Bytes of each; what is longer is cut off. */
  fieldSize: number
}

/** A form with the part 'image'. */
export function formWithPicture(beside: Pick<FileForm, 'fields' | 'fieldSize'>): FileForm {
  const tooHeavy = () => pictureError('PICTURE_TOO_HEAVY')
  return { part: 'image', mostBytes: maxPictureBytes, tooHeavy, ...beside }
}

/** Bytes of the lines between two parts, with their names. */
const betweenParts = 1_024

/** Bytes of a form with its file and all of its fields. */
export function longestForm({ mostBytes, fields, fieldSize }: FileForm): number {
  return mostBytes + (fields + 1) * (fieldSize + betweenParts) + 16_384
}

/** Lets the calls of this scope, and no others, be sent as forms with a file. */
export async function acceptForms(
  scope: FastifyInstance,
  { mostBytes, fields, fieldSize }: FileForm,
): Promise<void> {
  await scope.register(multipart, {
    limits: { fileSize: mostBytes, files: 1, fields, parts: fields + 1, fieldSize },
  })
}

export type SentForm = {
  /** undefined where none was chosen. Whatever somebody has sent, under the name that they gave it. */
  file: { bytes: Buffer; name: string | undefined } | undefined
  /** By name, texts unless a part calls itself JSON; of two with one name the last. */
  fields: ReadonlyMap<string, unknown>
}

/** @throws AppError 400 for a form that is cut, too long or none */
export async function readForm(
  request: FastifyRequest,
  { part, tooHeavy }: Pick<FileForm, 'part' | 'tooHeavy'>,
): Promise<SentForm> {
  try {
    return await partsOf(request, part)
  } catch (error) {
    await dropRest(request)
    const isTooLarge = error instanceof request.server.multipartErrors.RequestFileTooLargeError
    throw isTooLarge ? tooHeavy() : platformError('MALFORMED_BODY')
  }
}

/** An answer in the middle of a call is lost with its connection: the rest is read first, and kept nowhere. */
async function dropRest({ raw }: FastifyRequest): Promise<void> {
  if (raw.readableEnded || raw.destroyed) return
  // Its parser reads no more: without this it would be waited for until the call is cut off.
  raw.unpipe()
  raw.resume()
  // How long a call may take to arrive is limited, see build-server.ts.
  await finished(raw).catch(() => undefined)
}

async function partsOf(request: FastifyRequest, wanted: string): Promise<SentForm> {
  const fields = new Map<string, unknown>()
  let file: SentForm['file']
  for await (const part of request.parts()) {
    if (part.type === 'field') fields.set(part.fieldname, part.value)
    else if (part.fieldname === wanted) {
      const bytes = await part.toBuffer()
      // A browser sends an empty part without a name where nothing was chosen.
      file = bytes.length === 0 && !part.filename ? undefined : { bytes, name: part.filename }
    } else part.file.resume()
  }
  return { file, fields }
}
