import type { FastifyInstance, FastifyRequest } from 'fastify'

import { sessionOf } from '#features/accounts/server/access.ts'
import { AppError, platformError } from '#platform/http/errors.ts'
import type { RateLimit } from '#platform/http/rate-limits.ts'
import { isStorable } from '#platform/http/storable-text.ts'
import { acceptForms, formWithPicture, readForm } from '#platform/pictures/file-form.ts'
import { cropFrom, drawPicture } from '#platform/pictures/receive-picture.ts'
import { limitUpload, type UploadTurn } from '#platform/pictures/upload-limit.ts'
import type { Platform } from '#platform/platform.ts'
import type { Crop } from '#shared/pictures.ts'

import { productsTexts } from '../../products.it.ts'
import { productBody } from './product-body.ts'

/** Per person; enough to fill a whole shop in an afternoon. */
const forms: RateLimit = { name: 'product-forms', points: 200, seconds: 15 * 60 }
/** The longest field is a description of 2,000 characters; a longer one is truncated here and then refused as too long. */
const form = formWithPicture({ fields: 20, fieldSize: 8_192 })

type SentPicture = { bytes: Buffer; crop: Crop | undefined; turn: UploadTurn }

/** Pictures of calls whose other fields are not validated yet. */
const sentPictures = new WeakMap<FastifyRequest, SentPicture>()

/**
 * Lets the calls of this scope also receive forms: part 'image', 'crop' as for every picture, and the fields of the body as
 * texts (D-SHOP-12).
 */
export async function acceptProductForms(scope: FastifyInstance, platform: Platform): Promise<void> {
  await acceptForms(scope, form)
  scope.addHook('preValidation', async (request, reply) => {
    if (!request.isMultipart()) {
      request.body = productBody(request.body)
      return
    }
    const { userId: sender } = sessionOf(request)
    const { file, fields, turn } = await withProductErrors(async () => {
      const counters = [{ limit: forms, key: sender }]
      const turn = await limitUpload(platform, request, reply, { form, sender, counters })
      return { ...(await readForm(request, form)), turn }
    })
    if (!isStorable([...fields])) throw platformError('INVALID_INPUT')
    const crop = fields.has('crop') ? cropFrom(fields.get('crop')) : undefined
    if (file) sentPictures.set(request, { bytes: file.bytes, crop, turn })
    request.body = productBody(Object.fromEntries(fields), { isForm: true })
  })
}

export const sentPictureOf = (request: FastifyRequest): Buffer | undefined => sentPictures.get(request)?.bytes

/** @returns its address; null when none was sent @throws AppError 400 when it is no picture */
export async function drawSentPicture(platform: Platform, request: FastifyRequest): Promise<string | null> {
  const sent = sentPictures.get(request)
  if (!sent) return null
  const { bytes, crop, turn } = sent
  return await withProductErrors(
    async () => await turn.hold(drawPicture(platform, bytes, crop, turn.aborted)),
  )
}

const { invalidImage, imageTooBig } = productsTexts.validation
/** APROD-05, APROD-06. */
const sentences = new Map([
  ['PICTURE_WRONG_TYPE', invalidImage],
  ['PICTURE_BROKEN', invalidImage],
  ['PICTURE_TOO_HEAVY', imageTooBig],
])

async function withProductErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof AppError) || !error.code.startsWith('PICTURE_')) throw error
    const message = sentences.get(error.code) ?? error.message
    throw new AppError(error.code, error.status, message, { errors: { image: message } })
  }
}
