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
  unsaved: {
    title: 'Modifiche non salvate',
    question: 'Quello che hai scritto non è ancora salvato. Vuoi chiudere lo stesso?',
    leave: 'Chiudi senza salvare',
    leavePage: 'Esci senza salvare',
    discard: 'Annulla modifiche',
    stay: 'Resta qui',
  },
  page: (page: number, pages: number) => `Pagina ${page} di ${pages}`,
} as const
