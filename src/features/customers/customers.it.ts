import type { Day } from '#shared/calendar-time.ts'
import { clockTime, dayNames } from '#shared/italian-dates.ts'

export const customerTexts = {
  title: 'Scheda cliente',
  loadFailed: 'Errore nel caricamento della scheda cliente',
  visits: 'Visite',
  cancellations: 'Cancellazioni',
  spent: 'Speso',
  lastVisit: 'Ultima visita',
  noVisit: 'Ancora nessuna',
  next: 'Prossimo appuntamento',
  noNext: 'Nessuno in programma',
  atTime: (day: Day, time: string) => `${dayNames.withYear(day)} alle ${clockTime(time)}`,
  notes: 'Note',
  notesHint: 'Le vede solo lo staff.',
  save: 'Salva note',
  saving: 'Salvataggio in corso...',
  saved: 'Scheda cliente salvata',
  saveFailed: 'Errore nel salvataggio della scheda cliente',
  bar: 'Blocca prenotazioni online',
  barHint: 'Potrà prenotare solo chiamando lo studio.',
  cannotBar: 'Di questo cliente conosciamo solo il soprannome: non si può bloccare.',
  barred: 'Prenotazioni online bloccate',
  unbarred: 'Prenotazioni online sbloccate',
  reload: 'Ricarica la scheda',
  history: 'Storico',
  noHistory: 'Nessun altro appuntamento',
} as const

/** The table of the customers that the owner takes away. */
export const customersExportTexts = {
  columns: [
    'Nome',
    'Email',
    'Telefono',
    'Registrato',
    'Visite',
    'Cancellazioni',
    'Speso CHF',
    'Ultima visita',
  ],
  yes: 'sì',
  no: 'no',
} as const

export const customersErrorTexts = {
  CUSTOMER_NOT_FOUND: 'Cliente non trovato',
  SAME_CUSTOMER: 'È già la stessa persona',
} as const
