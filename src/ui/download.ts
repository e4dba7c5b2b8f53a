import { http } from './http-client.ts'

/**
 * Saves what the server answers as a file. A plain link could not: the call carries the session.
 * @param path below /api
 * @throws HttpError, ConnectionError
 */
export async function download(
  path: string,
  query: Record<string, string | number | boolean | undefined>,
  fileName: string,
): Promise<void> {
  const address = URL.createObjectURL(await http.file(path, { query }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // The browser reads it after the click: it must not be gone by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
