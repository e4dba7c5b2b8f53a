/** What the building blocks say by themselves; everything else is handed to them. */
export const uiTexts = {
  connectionFailed: 'Errore di connessione',
  answerInvalid: 'Risposta del server non valida',
  close: 'Chiudi',
  toasts: 'Notifiche',
  closeToast: 'Chiudi la notifica',
  changeTheme: 'Cambia tema',
  pages: 'Pagine',
  previousPage: 'Pagina precedente',
  nextPage: 'Pagina successiva',
  page: (page: number, pages: number) => `Pagina ${page} di ${pages}`,
} as const
