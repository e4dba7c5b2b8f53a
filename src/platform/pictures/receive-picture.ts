import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'

import { type Crop, filesOfPicture, pictureFile, pictureUrl } from '#shared/pictures.ts'

import type { Files } from '../files/files.ts'
import type { RateLimit } from '../http/rate-limits.ts'
import type { Platform } from '../platform.ts'
import { pictureError } from './errors.ts'
import { acceptForms, formWithPicture, readForm } from './file-form.ts'
import { makeSquares } from './make-squares.ts'
import { limitUpload } from './upload-limit.ts'

/** Per person. */
const uploads: RateLimit = { name: 'picture-uploads', points: 20, seconds: 15 * 60 }
const form = formWithPicture({ fields: 1, fieldSize: 200 })

const pixels = z.number().min(-100_000).max(100_000)
const cropSchema = z.object({ x: pixels, y: pixels, width: pixels, height: pixels })

export async function acceptPictures(scope: FastifyInstance): Promise<void> {
  await acceptForms(scope, form)
}

/**
 * @param personId the sender
 * @returns its address
 * @throws AppError 400 when it is no picture, 429, 503 while too many uploads are under way
 */
export async function receivePicture(
  platform: Pick<Platform, 'files' | 'rateLimits'>,
  request: FastifyRequest,
  reply: FastifyReply,
  personId: string,
): Promise<string> {
  if (!request.isMultipart()) throw pictureError('PICTURE_MISSING')
  const counters = [{ limit: uploads, key: personId }]
  const turn = await limitUpload(platform, request, reply, { form, sender: personId, counters })
  const { file, fields } = await readForm(request, form)
  const crop = fields.has('crop') ? cropFrom(fields.get('crop')) : undefined
  if (file === undefined || file.bytes.length === 0) throw pictureError('PICTURE_MISSING')
  return await turn.hold(drawPicture(platform, file.bytes, crop, turn.aborted))
}

/**
 * Redraws and stores a picture. No row names it yet.
 * @param bytes unchecked
 * @param aborted aborts when the caller hangs up
 * @returns its address
 * @throws AppError 400 when it is no picture
 */
export async function drawPicture(
  { files }: Pick<Platform, 'files'>,
  bytes: Buffer,
  crop: Crop | undefined,
  aborted: AbortSignal,
): Promise<string> {
  return await keep(files, await makeSquares(bytes, crop, aborted))
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

/**
 * @param value JSON as text, or a part that declares itself JSON
 * @throws AppError 400
 */
export function cropFrom(value: unknown): Crop {
  try {
    return cropSchema.parse(typeof value === 'string' ? JSON.parse(value) : value)
  } catch {
    throw pictureError('PICTURE_CROP_INVALID')
  }
}
