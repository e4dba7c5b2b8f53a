import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { ownImageAccount } from '#features/settings/outside-accounts.rules.ts'
import { acceptForms, type FileForm, readForm } from '#platform/pictures/file-form.ts'
import { makeUpright } from '#platform/pictures/make-upright.ts'
import { isOfKind } from '#platform/pictures/picture-kinds.ts'
import { limitUpload, createUploadLimit } from '#platform/pictures/upload-limit.ts'
import type { Platform } from '#platform/platform.ts'

import { documentsFolder } from '../../application.rules.ts'
import { consultationFolder } from '../../consultation.rules.ts'
import { maxFileBytes } from '../../photos.rules.ts'
import { inquiriesError } from '../errors.ts'
import { storeFile, type StoredFile, freeUploadSpace, senderAt } from './store-file.ts'
import { paperCounters, uploadCounters } from './upload-limits.ts'

/** Characters. */
const maxNameLength = 120

function storedFileName(sent = ''): string {
  const plain = sent
    .slice(0, 500)
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .replace(/^.*[/\\]/, '')
    .trim()
  return plain.slice(0, maxNameLength).toWellFormed() || 'file'
}

/** Bytes at the end in which the end marker must appear; some programs append data after it. */
const pdfTail = 2_048

/** Checks the start and end markers only. The file is stored as is and served only as a download. */
function isWholePdf(bytes: Buffer): boolean {
  return bytes.subarray(0, 5).toString('latin1') === '%PDF-' && bytes.subarray(-pdfTail).includes('%%EOF')
}

const form: FileForm = {
  part: 'file',
  maxBytes: maxFileBytes,
  tooHeavy: () => inquiriesError('FILE_TOO_HEAVY'),
  // 'upload_preset' and 'folder', and room for other fields of image hosts, which are ignored.
  fields: 6,
  fieldSize: 200,
}

const folders = [ownImageAccount.folder, consultationFolder, documentsFolder]

/** Limits visitors' concurrent uploads separately, so that they never block logged-in users. */
const ofStrangers = createUploadLimit({ atOnce: 8, ofOne: 2 })

/** Pixels; fills a screen and takes a tenth of the size of a phone's photo. */
const maxSide = 2_000

export async function acceptFiles(scope: FastifyInstance): Promise<void> {
  await acceptForms(scope, form)
}

/**
 * Receives a photo or document before its form. The type is detected from the bytes, not the name. No request
 * owns the file yet.
 *
 * @param address IP address of the caller
 * @throws AppError 400, 429, 503
 */
export async function receiveFile(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  address: string,
): Promise<StoredFile> {
  if (!request.isMultipart()) throw inquiriesError('FILE_MISSING')
  const counters = uploadCounters(address)
  const turn = await limitUpload(platform, request, reply, {
    form,
    sender: address,
    counters,
    turns: ofStrangers,
  })
  const { file, fields } = await readForm(request, form)
  if (fields.get('upload_preset') !== ownImageAccount.uploadPreset)
    throw inquiriesError('UPLOAD_PRESET_UNKNOWN')
  const folder = fields.get('folder')
  if (!folders.some((each) => each === folder)) throw inquiriesError('UPLOAD_FOLDER_UNKNOWN')
  if (file === undefined || file.bytes.length === 0) throw inquiriesError('FILE_MISSING')
  const sender = senderAt(platform, address)
  await freeUploadSpace(platform, sender)
  const name = storedFileName(file.name)
  if (folder === documentsFolder) {
    if (!isWholePdf(file.bytes)) throw inquiriesError('DOCUMENT_WRONG_TYPE')
    await platform.rateLimits.consume(paperCounters(address))
    return await storeFile(platform, { kind: 'document', name, content: file.bytes, sender })
  }
  const { bytes } = file
  if (!(['jpeg', 'png', 'webp'] as const).some((kind) => isOfKind(bytes, kind)))
    throw inquiriesError('PHOTO_WRONG_TYPE')
  const { content, width, height } = await turn.hold(makeUpright(bytes, maxSide, turn.aborted))
  return { ...(await storeFile(platform, { kind: 'photo', name, content, sender })), width, height }
}
