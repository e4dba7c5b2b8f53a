import type { Endpoint } from '#shared/contracts/endpoint.ts'

import { type Input, sendTo } from './call.ts'
import { ConnectionError } from './http-client.ts'

/** Files may take longer than other calls. Milliseconds. */
const timeout = 60_000

/**
 * Saves what a call answers under this name: a plain link could not carry the token.
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
  // The browser reads it after the click: it must not be gone by then.
  setTimeout(() => URL.revokeObjectURL(address), timeout)
}
