export const agencyTexts = {
  label: 'Un sito così per il tuo salone',
  title: 'Hai un salone anche tu?',
  text: 'Prenotazioni, shop e pannello dei barbieri: questo sistema può lavorare anche per te.',
  system: 'Scopri il sistema',
  agency: 'Sito dell’agenzia',
  newTab: ' (in una nuova scheda)',
  collapse: 'Riduci',
  expand: 'Mostra',
  close: 'Chiudi',
} as const
