import { finished } from 'node:stream/promises'

import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'

import { type Crop, filesOfPicture, maxPictureBytes, pictureFile, pictureUrl } from '#shared/pictures.ts'

import type { Files } from '../files/files.ts'
import { AppError, comeBackAfter, platformError } from '../http/errors.ts'
import type { RateLimit } from '../http/rate-limits.ts'
import type { Platform } from '../platform.ts'
import { pictureError } from './errors.ts'
import { makeSquares } from './make-squares.ts'

/** Of one person. */
const uploads: RateLimit = { name: 'picture-uploads', points: 20, seconds: 15 * 60 }
/** Of this process: each holds up to 5 MB until it is drawn. */
const mostAtOnce = 8
let underWay = 0
/** Of one person: whoever sends slowly keeps nobody else waiting. */
const mostOfOne = 2
const sending = new Map<string, number>()

/** Bytes around the picture: the other field and the lines between them. */
const envelope = 16_384
const longestCrop = 200

const pixels = z.number().min(-100_000).max(100_000)
const cropSchema = z.object({ x: pixels, y: pixels, width: pixels, height: pixels })

/** Lets the calls of this scope, and no others, be sent as forms with a file. */
export async function acceptPictures(scope: FastifyInstance): Promise<void> {
  await scope.register(multipart, {
    limits: { fileSize: maxPictureBytes, files: 1, fields: 1, parts: 2, fieldSize: longestCrop },
  })
}

/**
 * The picture of a call: part 'image', and 'crop' as JSON where a part of it was chosen. It is kept, but nobody's yet.
 * @param personId who sends it
 * @returns its address
 * @throws AppError 400 for whatever is no picture, 429, 503 while too many are on their way
 */
export async function receivePicture(
  { files, rateLimits }: Pick<Platform, 'files' | 'rateLimits'>,
  request: FastifyRequest,
  personId: string,
): Promise<string> {
  if (!request.isMultipart()) throw pictureError('PICTURE_MISSING')
  if (Number(request.headers['content-length'] ?? 0) > maxPictureBytes + envelope)
    throw pictureError('PICTURE_TOO_HEAVY')
  await rateLimits.consume([{ limit: uploads, key: personId }])
  if (underWay >= mostAtOnce || (sending.get(personId) ?? 0) >= mostOfOne)
    throw platformError('UNAVAILABLE', { retryAfterSeconds: comeBackAfter })
  underWay += 1
  count(personId, 1)
  try {
    const { bytes, crop } = await readForm(request)
    return await keep(files, await makeSquares(bytes, crop))
  } finally {
    underWay -= 1
    count(personId, -1)
  }
}

function count(personId: string, change: 1 | -1): void {
  const now = (sending.get(personId) ?? 0) + change
  if (now === 0) sending.delete(personId)
  else sending.set(personId, now)
}

async function keep(files: Files, squares: Awaited<ReturnType<typeof makeSquares>>): Promise<string> {
  const id = crypto.randomUUID()
  const url = pictureUrl(id)
  try {
    await Promise.all(squares.map(({ size, content }) => files.save(pictureFile(id, size), content)))
  } catch (error) {
    await files.remove(filesOfPicture(url))
    throw error
  }
  return url
}

type Form = { bytes: Buffer; crop: Crop | undefined }

async function readForm(request: FastifyRequest): Promise<Form> {
  try {
    return await partsOf(request)
  } catch (error) {
    await dropRest(request)
    if (error instanceof AppError) throw error
    const isTooLarge = error instanceof request.server.multipartErrors.RequestFileTooLargeError
    throw isTooLarge ? pictureError('PICTURE_TOO_HEAVY') : platformError('MALFORMED_BODY')
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

async function partsOf(request: FastifyRequest): Promise<Form> {
  let bytes: Buffer | undefined
  let crop: Crop | undefined
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      if (part.fieldname === 'crop') crop = cropFrom(part.value)
    } else if (part.fieldname === 'image') bytes = await part.toBuffer()
    else part.file.resume()
  }
  if (bytes === undefined || bytes.length === 0) throw pictureError('PICTURE_MISSING')
  return { bytes, crop }
}

function cropFrom(value: unknown): Crop {
  try {
    return cropSchema.parse(JSON.parse(String(value)))
  } catch {
    throw pictureError('PICTURE_CROP_INVALID')
  }
}
