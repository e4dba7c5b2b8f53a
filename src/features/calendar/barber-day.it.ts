import type { RestOfDay } from './barber-day.rules.ts'

export const barberDayTexts = {
  view: 'Periodo',
  views: { today: 'Oggi', week: 'Settimana', date: 'Data' },
  previous: { week: 'Settimana prima', date: 'Giorno prima' },
  next: { week: 'Settimana dopo', date: 'Giorno dopo' },
  summary: 'Riepilogo',
  counts: {
    today: 'Oggi',
    upcoming: 'In arrivo',
    completed: 'Completati',
    cancelled: 'Cancellati',
    week: 'Settimana',
  },
  nextClient: {
    label: 'Prossimo cliente',
    in: (minutes: number) => `Prossimo, ${inWords(minutes)}`,
    now: 'Adesso in poltrona',
    paidOnline: 'pagato online',
  },
  restOfDay: {
    vacation: { title: 'Sei in vacanza', hint: 'Oggi nessuno può prenotare da te.' },
    closed: { title: 'Oggi sei libero', hint: 'Nessuno può prenotare da te.' },
    empty: { title: 'Nessun appuntamento oggi', hint: 'Le nuove prenotazioni compaiono qui da sole.' },
    free: { title: 'Nessun altro appuntamento', hint: 'Il resto della giornata è libero.' },
    over: { title: 'Giornata finita', hint: 'Nessun altro appuntamento per oggi.' },
  } satisfies Record<RestOfDay, { title: string; hint: string }>,
  actionOf: (action: string, name: string) => `${action} l’appuntamento di ${name}`,
  call: (name: string) => `Chiama ${name}`,
  pause: (from: string, to: string) => `Pausa ${from}–${to}`,
  free: (from: string, to: string) => `Libero ${from}–${to}`,
  held: {
    payment: (from: string, to: string) => `In pagamento ${from}–${to}`,
    waitingList: (from: string, to: string) => `Lista d’attesa ${from}–${to}`,
  },
  appointmentsOf: (day: string) => `Appuntamenti di ${day}`,
  off: 'Giorno libero',
  vacation: 'Sei in vacanza',
  empty: 'Nessun appuntamento',
  emptyHint: 'Le nuove prenotazioni compaiono qui da sole.',
  awayHint: 'In questo giorno nessuno può prenotare da te.',
  loadFailed: 'Errore nel caricamento degli appuntamenti. Riprova più tardi.',
  statusFailed: "Errore nell'aggiornamento dello stato dell'appuntamento.",
  reason: 'Cancellato dal barbiere',
} as const

function inWords(minutes: number): string {
  if (minutes < 60) return `tra ${minutes === 1 ? '1 minuto' : `${minutes} minuti`}`
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  const inHours = hours === 1 ? '1 ora' : `${hours} ore`
  return rest === 0 ? `tra ${inHours}` : `tra ${inHours} e ${rest} min`
}
