import type { ImageAccount } from '#features/settings/public-settings.contract.ts'

import { uploadFailureTexts as texts } from '../photos.it.ts'

/** Milliseconds; enough for ten megabytes from a phone. */
const timeout = 120_000

/** ERR-86. */
export class UploadError extends Error {
  override name = 'UploadError'
  readonly reason: string

  constructor(reason: string) {
    super(texts.host(reason))
    this.reason = reason
  }
}

type Options = {
  onProgress: (share: number) => void
  signal: AbortSignal
}

/**
 * Uploads a file to an image host. It uses XMLHttpRequest, because `fetch` reports no upload progress.
 *
 * @returns its address; '' if the host returned none
 * @throws UploadError
 */
export async function uploadFile(
  { uploadUrl, uploadPreset, folder }: ImageAccount,
  file: File,
  { onProgress, signal }: Options,
): Promise<string> {
  const form = new FormData()
  form.append('upload_preset', uploadPreset)
  form.append('folder', folder)
  form.append('file', file)
  const { status, text } = await send(uploadUrl, form, { onProgress, signal })
  const answer = readAnswer(text)
  if (status < 200 || status >= 300)
    throw new UploadError(answer.message || (status === 0 ? texts.noAnswer : String(status)))
  return answer.address
}

function send(url: string, form: FormData, { onProgress, signal }: Options) {
  return new Promise<{ status: number; text: string }>((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', url)
    request.timeout = timeout
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress(loaded / total)
    })
    // Fires after success, error and abort; without an answer the status is 0.
    request.addEventListener('loadend', () => resolve({ status: request.status, text: request.responseText }))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    if (signal.aborted) return resolve({ status: 0, text: '' })
    request.send(form)
  })
}

function readAnswer(text: string): { address: string; message: string } {
  const answer = parsed(text)
  const error = parsedObject(answer['error'])
  return { address: textOf(answer['secure_url']), message: textOf(error['message']) }
}

function parsed(text: string): Record<string, unknown> {
  try {
    return parsedObject(JSON.parse(text))
  } catch {
    return {}
  }
}

const parsedObject = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
