import { ConnectionError, HttpError } from '#ui/http-client.ts'

import { accountsScreens } from '../accounts-screens.it.ts'

/** The server's sentence, 'Errore di connessione', or for a broken server that says nothing its own sentence. */
export function failureText(error: unknown, fallback: string): string {
  if (error instanceof ConnectionError) return error.message
  if (!(error instanceof HttpError)) return fallback
  return error.message || (error.status >= 500 ? accountsScreens.connectionLost : fallback)
}
