import type { Endpoint } from '#shared/contracts/endpoint.ts'

import { type Input, sendTo } from './call.ts'
import { ConnectionError } from './http-client.ts'

/** Milliseconds. Files may take longer than other calls. */
const timeout = 60_000

/**
 * Downloads the answer of a call under this name: a plain link could not carry the token.
 * @throws HttpError, ConnectionError
 */
export async function download<E extends Endpoint>(
  endpoint: E,
  fileName: string,
  input: Input<E>,
): Promise<void> {
  const response = await sendTo(endpoint, { timeout, ...input })
  const file = await response.blob().catch((error: unknown) => {
    throw new ConnectionError(error)
  })
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // The browser reads the blob after the click, so it is released later.
  setTimeout(() => URL.revokeObjectURL(address), timeout)
}
