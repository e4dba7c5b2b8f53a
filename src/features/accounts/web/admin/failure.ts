import { messageOf } from '#ui/http/http-client.ts'

import { usersTexts as texts } from '../../users-screens.it.ts'

/** 'Errore nella creazione dell'utente: Email già registrata' */
export function failureOf(error: Error, operation: keyof typeof texts.failed): string {
  return `${texts.failed[operation]}: ${messageOf(error, texts.unknownReason)}`
}
