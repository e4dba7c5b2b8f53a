import { appointmentsErrorTexts } from '#features/appointments/appointments.it.ts'
import type { Day } from '#shared/calendar-time.ts'
import { clockTime, dayNames } from '#shared/italian-dates.ts'

import type { CustomerKind } from './customers.contract.ts'

export const customerTexts = {
  title: 'Scheda cliente',
  loadFailed: 'Errore nel caricamento della scheda cliente',
  visits: 'Visite',
  cancellations: 'Cancellazioni',
  spent: 'Speso in visite',
  spentInShop: 'Speso nello shop',
  lastVisit: 'Ultima visita',
  noVisit: 'Ancora nessuna',
  next: 'Prossimo appuntamento',
  noNext: 'Nessuno in programma',
  atTime: (day: Day, time: string) => `${dayNames.withYear(day)} alle ${clockTime(time)}`,
  notes: 'Note',
  notesHint: 'Le vede solo lo staff.',
  notesFor: (names: readonly string[]) => `Scritte per ${names.join(' e ')}.`,
  otherNames: (names: readonly string[]) => `Anche: ${names.join(', ')}`,
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
  orders: 'Ordini nello shop',
  noOrders: 'Ancora nessun ordine',
  /** The list shows cancelled orders, but the count leaves them out. */
  allOrders: (count: number) =>
    count === 1 ? '1 ordine in tutto, senza gli annullati' : `${count} ordini in tutto, senza gli annullati`,
  openOrder: (number: string) => `Apri l’ordine ${number}`,
} as const

export const customersExportTexts = {
  columns: [
    'Nome',
    'Email',
    'Telefono',
    'Registrato',
    'Visite',
    'Cancellazioni',
    'Speso in visite CHF',
    'Ultima visita',
    'Ordini nello shop',
    'Speso nello shop CHF',
  ],
  yes: 'sì',
  no: 'no',
} as const

export const customersTexts = {
  title: 'Clienti',
  search: 'Cerca per nome, email o telefono',
  noun: { one: 'cliente', many: 'clienti' },
  loadFailed: 'Errore nel caricamento dei clienti',
  emptyTitle: 'Nessun cliente trovato',
  empty: 'Qui compare chiunque si registri, prenoti o lasci il numero al telefono.',
  emptyFiltered: 'Prova con un altro nome, un’altra email o un altro numero.',
  columns: {
    name: 'Nome',
    contact: 'Contatti',
    last: 'Ultima visita',
    next: 'Prossima visita',
    visits: 'Visite',
    cancelled: 'Cancellati',
    spent: 'Speso in visite',
  },
  kinds: { client: 'Registrato', guest: 'Ospite', phone: 'Telefono' } satisfies Record<CustomerKind, string>,
  otherNames: customerTexts.otherNames,
  barred: 'Bloccato',
  none: '–',
  open: (name: string) => `Apri la scheda di ${name}`,
  nextVisit: (day: Day, time: string) => `${dayNames.short(day)}, ${clockTime(time)}`,
  contact: { call: 'Chiama', write: 'Scrivi' },
  exported: 'Clienti (CSV)',
  exporting: 'Preparazione in corso...',
  exportFailed: "Errore nell'esportazione dei clienti",
  unite: {
    title: 'Forse la stessa persona',
    visits: (count: number) => (count === 1 ? '1 visita' : `${count} visite`),
    open: (name: string) => `Unisci con ${name}`,
    button: 'Unisci',
    dialog: 'Unire i due clienti?',
    question: (kept: string, other: string) =>
      `Visite, note e blocchi di ${other} passano a ${kept}: non si può annullare.`,
    confirm: 'Unisci',
    busy: 'Unione in corso...',
    cancel: 'Annulla',
    done: 'Clienti uniti',
    failed: 'Errore nell’unione dei clienti',
  },
} as const

export const recognisedTexts = {
  title: 'Cliente conosciuto?',
  found: (count: number) => (count === 1 ? 'Un cliente trovato' : `${count} clienti trovati`),
  chosen: (name: string) => `Prenoti per ${name}`,
  otherNames: customerTexts.otherNames,
  note: (names: readonly string[], notes: string) => `Per ${names.join(' e ')}: ${notes}`,
  forget: 'Non è questa persona',
  lastTime: 'Come l’ultima volta',
  visit: (service: string, barber: string, day: Day) => `${service} con ${barber}, ${dayNames.withYear(day)}`,
  noVisit: 'Ancora nessuna visita',
  barred: 'Prenotazioni online bloccate',
} as const

export const customersErrorTexts = {
  CUSTOMER_NOT_FOUND: appointmentsErrorTexts.CUSTOMER_NOT_FOUND,
  SAME_CUSTOMER: 'È già la stessa persona',
  NOTES_TOO_LONG: 'Le note dei due clienti insieme superano i 1000 caratteri: accorciale prima di unirli',
} as const
