/** Nobody knows what the plan allows. Apart from the other texts, because the pages of clients load it. */
export const checkTexts = {
  accessFailed: 'Errore nel controllo accesso',
  limitsFailed: 'Errore nella verifica dei limiti',
} as const
