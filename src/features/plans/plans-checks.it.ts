/** In a file of its own, because the clients' pages load it. */
export const checkTexts = {
  accessFailed: 'Errore nel controllo accesso',
  limitsFailed: 'Errore nella verifica dei limiti',
  /** Shown to clients, who never see limits. */
  offline: 'Per prenotare serve la connessione.',
} as const
