import { http, staffTimeout } from './http-client.ts'

/** Files may take longer than other calls of the staff; in units of their timeout. */
const patience = 6

/**
 * Saves what a call answers under this name: a plain link could not carry the token.
 * @param path below /api
 * @throws HttpError, ConnectionError
 */
export async function download(path: string, fileName: string): Promise<void> {
  const blob = await http.file(path, { timeout: patience * staffTimeout })
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // The browser reads the address after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 0)
}
