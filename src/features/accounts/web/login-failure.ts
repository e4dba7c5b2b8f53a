import { HttpError, messageOf } from '#ui/http/http-client.ts'

import { accountsScreenTexts } from '../accounts-screens.it.ts'

/** Returns the reason for a failed login. A 5xx without a message must not read as a wrong password. */
export function loginFailure(error: unknown): string {
  const isBroken = error instanceof HttpError && error.status >= 500
  return messageOf(error, isBroken ? accountsScreenTexts.connectionLost : accountsScreenTexts.login.failed)
}
