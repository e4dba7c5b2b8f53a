/** Nobody knows what the plan allows. Apart from the other texts, because the pages of clients load it. */
export const checkTexts = {
  accessFailed: 'Errore nel controllo accesso',
  limitsFailed: 'Errore nella verifica dei limiti',
  /** Of a client, whom limits do not concern. */
  offline: 'Per prenotare serve la connessione.',
} as const
