import { http } from './http-client.ts'

/** Files may take longer than other calls. Milliseconds. */
const timeout = 60_000

/**
 * Saves what a call answers under this name: a plain link could not carry the token.
 * @param path below /api
 * @throws HttpError, ConnectionError
 */
export async function download(
  path: string,
  fileName: string,
  query: Record<string, string | number | boolean | undefined> = {},
): Promise<void> {
  const address = URL.createObjectURL(await http.file(path, { query, timeout }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // The browser reads it after the click: it must not be gone by then.
  setTimeout(() => URL.revokeObjectURL(address), timeout)
}
