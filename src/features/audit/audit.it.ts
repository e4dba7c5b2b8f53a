import { appointmentsTexts } from '#features/appointments/appointments.it.ts'
import { loggedSettingTexts } from '#features/settings/settings-cards.it.ts'
import { weekdayNames } from '#shared/italian-dates.ts'
import { withNumericDays } from '#shared/italian-moments.ts'
import { formatChf } from '#shared/money.ts'

import type { AuditAction, AuditEntity } from './audit.contract.ts'

const entities: Record<AuditEntity, string> = {
  appointment: 'Appuntamento',
  service: 'Servizio',
  barber: 'Barbiere',
  working_hours: 'Orari di lavoro',
  vacations: 'Vacanze',
  barber_services: 'Servizi del barbiere',
  calendar_feed: 'Calendario condiviso',
  user: 'Utente',
  customer: 'Scheda cliente',
  payment: 'Pagamento',
  subscription: 'Abbonamento',
  settings: 'Impostazioni',
  message: 'Messaggio',
  product: 'Prodotto',
  order: 'Ordine',
  request: 'Richiesta',
}

const actions: Record<AuditAction, string> = {
  created: 'Creato',
  updated: 'Modificato',
  deleted: 'Eliminato',
  moved: 'Spostato',
  status_changed: 'Cambio di stato',
  password_reset: 'Password ripristinata',
  reset_link_sent: 'Link per la password inviato',
  barred: 'Escluso dalle prenotazioni online',
  unbarred: 'Riammesso alle prenotazioni online',
  united: 'Unito a un altro cliente',
  paid: 'Pagato in sede',
  refunded: 'Rimborsato',
  selected: 'Piano scelto',
  cancelled: 'Piano disdetto',
  resumed: 'Disdetta ritirata',
  resent: 'Inviato di nuovo',
  answered: 'Risposta inviata',
}

const fields: Record<string, string> = {
  name: 'Nome',
  brand: 'Marca',
  category: 'Categoria',
  firstName: 'Nome',
  lastName: 'Cognome',
  email: 'Email',
  phone: 'Telefono',
  role: 'Ruolo',
  barber: 'Barbiere',
  tagline: 'Motto',
  bio: 'Presentazione',
  photo: 'Foto',
  isActive: 'Attivo',
  isFeatured: 'In evidenza',
  quantity: 'Scorte',
  minQuantity: 'Scorta minima',
  price: 'Prezzo',
  duration: 'Durata',
  description: 'Descrizione',
  services: 'Servizi',
  service: 'Servizio',
  status: 'Stato',
  date: 'Data',
  time: 'Ora',
  cancellationReason: 'Motivo',
  notes: 'Note',
  amount: 'Importo',
  refunded: 'Rimborsato',
  reason: 'Motivo',
  plan: 'Piano',
  isCancelled: 'Disdetto',
  vacations: 'Vacanze',
  workingHours: 'Orari di lavoro',
  ...loggedSettingTexts,
  ...weekdayNames,
}

const words: Record<string, string> = {
  admin: 'Amministratore',
  barber: 'Barbiere',
  client: 'Cliente',
  ...appointmentsTexts.status,
  processing: 'In lavorazione',
  shipped: 'Spedito',
  delivered: 'Consegnato',
  new: 'Nuova',
  in_progress: 'In corso',
  done: 'Conclusa',
}

type Fields = Readonly<Record<string, unknown>>

const fieldsInWords = new Set(['role', 'status'])
export const valueTexts = { none: '—' } as const

export function entityLabel(entity: string): string {
  return lookUp(entities, entity)
}

export function actionLabel(action: string): string {
  return lookUp(actions, action)
}

export function roleLabel(role: string): string {
  return lookUp(words, role)
}

export function fieldLabel(field: string): string {
  return lookUp(fields, field)
}

const fieldOrder = Object.keys(fields)

export function changedFields(before: Fields | null, after: Fields | null): string[] {
  const all = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const place = (field: string) => (fieldOrder.includes(field) ? fieldOrder.indexOf(field) : Infinity)
  return all
    .filter((field) => [before, after].some((side) => valueLabel(field, side?.[field]) !== valueTexts.none))
    .toSorted((first, second) => (place(first) < place(second) ? -1 : 1))
}

export function valueLabel(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return valueTexts.none
  if (typeof value === 'boolean') return value ? 'sì' : 'no'
  if (typeof value === 'number') return numberLabel(field, value)
  if (typeof value === 'string')
    return fieldsInWords.has(field) ? lookUp(words, value) : withNumericDays(value)
  if (Array.isArray(value)) return value.map((entry) => valueLabel('', entry)).join(', ') || valueTexts.none
  return Object.entries(value)
    .map(([name, entry]) => `${fieldLabel(name)} ${valueLabel(name, entry)}`)
    .join('; ')
}

function numberLabel(field: string, value: number): string {
  if (field === 'price') return formatChf(value)
  return field === 'duration' ? `${value} min` : String(value)
}

function lookUp(texts: Readonly<Record<string, string>>, code: string): string {
  return Object.hasOwn(texts, code) ? (texts[code] ?? code) : code
}

export const auditTexts = {
  title: 'Registro',
  lead: 'Chi ha cambiato che cosa, e quando. Il registro si può solo leggere.',
  entity: { label: 'Che cosa', all: 'Tutto' },
  actor: { label: 'Chi', all: 'Tutte le persone' },
  before: 'prima',
  after: 'dopo',
  changes: 'Che cosa è cambiato',
  noun: { one: 'voce', many: 'voci' },
  loadFailed: 'Errore nel caricamento del registro',
  emptyTitle: 'Nessuna modifica',
  empty: 'Qui compare ogni modifica fatta dallo staff.',
} as const
