import { HttpError, messageOf } from '#ui/http/http-client.ts'

import { accountsScreenTexts } from '../../accounts-screens.it.ts'

/** Why nobody was logged in. A broken server that says nothing has not found the password wrong. */
export function loginFailure(error: unknown): string {
  const isBroken = error instanceof HttpError && error.status >= 500
  return messageOf(error, isBroken ? accountsScreenTexts.connectionLost : accountsScreenTexts.login.failed)
}
