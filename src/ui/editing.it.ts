/** Texts for unsaved input. Apart from ui.it.ts, because the first load of a page does not need them. */
export const unsavedTexts = {
  title: 'Modifiche non salvate',
  question: 'Quello che hai scritto non è ancora salvato. Vuoi chiudere lo stesso?',
  leaveQuestion: 'Quello che hai scritto non è ancora salvato. Vuoi uscire lo stesso?',
  leave: 'Chiudi senza salvare',
  leavePage: 'Esci senza salvare',
  discard: 'Annulla modifiche',
  stay: 'Resta qui',
} as const

export const pictureEditorTexts = {
  upload: 'Carica immagine',
  change: 'Cambia immagine',
  remove: 'Rimuovi immagine',
  removing: 'Rimozione in corso...',
  cropTitle: "Ritaglia l'immagine",
  cropHint: "Sposta l'immagine con il dito, il mouse o le frecce della tastiera.",
  cropArea: 'Area di ritaglio: usa le frecce per spostare l’immagine',
  zoom: 'Ingrandimento',
  use: 'Usa questa immagine',
  uploading: 'Caricamento in corso...',
  cancel: 'Annulla',
  uploadFailed: "Errore durante il caricamento dell'immagine",
  removeFailed: "Errore durante la rimozione dell'immagine",
} as const
