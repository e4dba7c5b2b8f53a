export const uiTexts = {
  connectionFailed: 'Errore di connessione',
  offline:
    'Sei offline: non è stato inviato nulla e non si è perso nulla. Riprova quando torna la connessione.',
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
