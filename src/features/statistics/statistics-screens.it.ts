import { dayNames } from '#shared/italian-dates.ts'

import type { Timeframe } from './statistics.contract.ts'

/** A day or a month: '2026-11-02' → 'lun 2', '2026-01' → 'gen' */
export function periodLabel(text: string): string {
  return text.length === 7 ? dayNames.monthShort(`${text}-01`) : dayNames.weekdayAndNumber(text)
}

export function hourLabel(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`
}

export function spanLabel(from: string, to: string): string {
  return `dal ${dayNames.withYear(from)} al ${dayNames.withYear(to)}`
}

/** 12 → '+12%', -3 → '−3%' with a real minus, null → 'n/d' */
export function changeLabel(percent: number | null): string {
  if (percent === null) return 'n/d'
  const sign = percent > 0 ? '+' : percent < 0 ? '−' : ''
  return `${sign}${Math.abs(percent)}%`
}

const timeframes: Record<Timeframe, string> = { week: 'Settimana', month: 'Mese', year: 'Anno' }
const before: Record<Timeframe, string> = {
  week: 'sulla settimana prima',
  month: 'sul mese prima',
  year: 'sull’anno prima',
}

export const statisticsScreenTexts = {
  title: 'Statistiche',
  timeframe: 'Periodo',
  timeframes,
  before,
  barber: { label: 'Barbiere', all: 'Tutti i barbieri' },
  loadFailed: 'Errore nel caricamento delle statistiche. Riprova più tardi.',
  emptyTitle: 'Nessun appuntamento in questo periodo',
  empty: 'Appena ne arriva uno, qui si vede come va lo studio.',
  emptyBarber: 'Appena ne arriva uno, qui si vede come va il tuo lavoro.',
  kpi: {
    appointments: 'Appuntamenti',
    revenue: 'Incasso',
    cancelled: 'Cancellati',
    returning: 'Clienti che tornano',
    ofAll: (all: number) => (all === 1 ? 'su 1 cliente' : `su ${all} clienti`),
    averageDuration: 'Durata media',
    favourite: 'Servizio più richiesto',
    times: (count: number) => (count === 1 ? '1 volta' : `${count} volte`),
    minutes: (minutes: number) => `${minutes} min`,
    none: 'n/d',
  },
  charts: {
    appointments: 'Appuntamenti',
    revenue: 'Incasso',
    revenueHint: 'completati, e confermati già passati',
    services: 'Servizi',
    peakHours: 'Ore di punta',
    retention: 'Quante volte sono venuti',
    performance: 'Rendimento per barbiere',
  },
  shop: {
    title: 'Shop',
    hint: 'Ordini fatti in questo periodo, senza quelli annullati; l’incasso è quanto è stato pagato, meno i rimborsi.',
    orders: 'Ordini',
    revenue: 'Incasso degli ordini',
    pieces: 'Pezzi venduti',
    products: 'Prodotti più venduti',
    none: 'Nessun ordine in questo periodo.',
  },
  columns: {
    day: 'Giorno',
    month: 'Mese',
    hour: 'Ora',
    service: 'Servizio',
    visits: 'Visite',
    customers: 'Clienti',
    barber: 'Barbiere',
    appointments: 'Appuntamenti',
    revenue: 'Incasso (CHF)',
    averageDuration: 'Durata media',
  },
} as const
