import type { Origin } from '#features/appointments/appointments.contract.ts'
import type { Day } from '#shared/calendar-time.ts'
import { capitalised, clockTime, dayNames } from '#shared/italian-dates.ts'

import type { CalendarView } from './calendar.contract.ts'

export const namelessTexts = { client: 'Cliente Sconosciuto', barber: 'Barbiere Sconosciuto' } as const

const appointments = (count: number) => (count === 1 ? '1 appuntamento' : `${count} appuntamenti`)

export const originTexts: Record<Origin, { chip: string; label: string }> = {
  admin: { chip: 'Admin', label: 'Prenotazione Telefonica' },
  guest: { chip: 'Guest', label: 'Prenotazione Online' },
  client: { chip: 'Cliente', label: 'Prenotazione Online' },
}

export const cardTexts = {
  minutes: (count: number) => `${count}\u00a0min`,
  reason: (text: string) => `Motivo: ${text}`,
} as const

export const calendarTexts = {
  title: 'Calendario Appuntamenti',
  view: 'Vista',
  views: { day: 'Giorno', week: 'Settimana', month: 'Mese' } satisfies Record<CalendarView, string>,
  layout: 'Disposizione',
  layouts: { columns: 'Colonne', list: 'Elenco' },
  today: 'Oggi',
  previous: { day: 'Giorno prima', week: 'Settimana prima', month: 'Mese prima' },
  next: { day: 'Giorno dopo', week: 'Settimana dopo', month: 'Mese dopo' },
  chooseDate: (shown: string) => `${shown}. Scegli la data`,
  picker: {
    nextMonth: 'Mese successivo',
    previousMonth: 'Mese precedente',
    nextYear: 'Anno successivo',
    previousYear: 'Anno precedente',
    nextDecade: 'Decennio successivo',
    previousDecade: 'Decennio precedente',
  },
  period: {
    day: (from: Day) => `${capitalised(dayNames.weekday(from))} ${dayNames.withYear(from)}`,
    week: (from: Day, to: Day) => `${weekStart(from, to)} – ${dayNames.withYear(to)}`,
    month: (from: Day) => dayNames.month(from),
  },
  count: (total: number, confirmed: number) =>
    `${appointments(total)}, ${confirmed === 1 ? '1 confermato' : `${confirmed} confermati`}`,
  allBarbers: 'Tutti i barbieri',
  filter: (chosen: string) => `Filtro: ${chosen}`,
  export: 'Esporta CSV',
  exporting: 'Esportazione in corso...',
  exportFailed: "Errore nell'esportazione degli appuntamenti",
  empty: 'Nessun appuntamento',
  emptyForBarber: 'Nessun appuntamento per questo barbiere in questo periodo',
  emptyHint: 'Qui compaiono le prenotazioni appena arrivano.',
  loadFailed: (reason: string) => `Errore nel caricamento degli appuntamenti: ${reason}`,
  unknownError: 'errore sconosciuto',
  phoneBooking: 'Prenotazione telefonica',
} as const

export const summaryTexts = {
  titles: { day: 'Riepilogo Giornata', week: 'Riepilogo Settimana', month: 'Riepilogo Mese' },
  total: 'Totale',
  confirmed: 'Confermati',
  completed: 'Completati',
  revenue: 'Incasso',
  paid: (amount: string) => `pagati ${amount}`,
} as const

export const gridTexts = {
  label: 'Giorno per barbiere',
  hint: 'Frecce per muoverti, Invio per aprire, M per spostare.',
  /** @param rest the load of the day from 0 to 1, or why the barber is absent */
  head: (count: number, rest: number | string) =>
    `${appointments(count)} · ${typeof rest === 'number' ? `${Math.round(rest * 100)}%` : rest}`,
  pause: 'Pausa',
  held: { payment: 'In pagamento', waitingList: 'Lista d’attesa' },
  absences: { vacation: 'Vacanza', closed: 'Giorno libero', left: 'Non più attivo' },
  free: (time: string) => `+ ${clockTime(time)} libero`,
  freeAt: (time: string, barber: string) => `${clockTime(time)} libero da ${barber}: prenota per telefono`,
  now: (time: string) => `Adesso, ${clockTime(time)}`,
} as const

export const moveTexts = {
  start: (name: string) =>
    `Sposti ${name}. Frecce su e giù per l’ora, destra e sinistra per il barbiere, Invio per confermare, Esc per annullare.`,
  target: (barber: string, time: string) => `${barber}, ${clockTime(time)}`,
  impossible: (target: string, why: string) => `${target}: non possibile, ${why}`,
  refused: (why: string) => `Spostamento non possibile: ${why}`,
  notMovable: 'Questo appuntamento non si può più spostare',
  obstacles: {
    booked: 'orario già occupato',
    break: 'c’è la pausa',
    outside: 'fuori orario',
    past: 'orario già passato',
    off_grid: 'orario non prenotabile',
    vacation: 'barbiere in vacanza',
    closed: 'giorno libero del barbiere',
    left: 'barbiere non più attivo',
    not_offered: 'il barbiere non offre questo servizio',
  },
  title: 'Sposta appuntamento',
  lead: (name: string) => `${name}: vuoi spostare l’appuntamento?`,
  told: 'Il cliente riceve una mail con il nuovo orario.',
  notTold: 'Al cliente non arriva nessuna mail: avvisalo tu.',
  keep: 'Annulla',
  confirm: 'Sposta',
  failed: "Errore nella modifica dell'appuntamento",
} as const

export const statusTexts = {
  adminReason: "Cancellato dall'amministratore",
  change: (status: string) => `Stato: ${status}. Cambia stato`,
  menu: 'Stato',
  changed: (status: string) => `Stato aggiornato: ${status}`,
  failed: (reason: string) => `Errore nell'aggiornamento dello stato: ${reason}`,
  saving: 'Aggiornamento in corso...',
  keep: 'Annulla',
  keepAppointment: 'Non cancellare',
  earlyLead: (name: string, day: Day, time: string, status: string) =>
    `L’appuntamento di ${name} è ${dayNames.long(day)} alle ${clockTime(time)}: non è ancora iniziato. Vuoi segnarlo come ${status.toLowerCase()}?`,
  earlyConfirm: (status: string) => `Segna come ${status.toLowerCase()}`,
  cancelTitle: 'Cancella appuntamento',
  /** @param isAhead the appointment has not begun, so that its slot can be booked again */
  cancelLead: (name: string, service: string, day: Day, time: string, isAhead: boolean) =>
    `${name}, ${service}, ${dayNames.long(day)} alle ${clockTime(time)}.${isAhead ? ' L’orario torna libero.' : ''}`,
  paidBack: {
    online: (amount: string) => `I ${amount} pagati online vengono rimborsati.`,
    in_person: (amount: string) =>
      `I ${amount} pagati in sede li restituisci tu in cassa: poi registra il rimborso nei pagamenti.`,
    question: (amount: string) => `Rimborsa ${amount}`,
    keptOtherwise: 'Altrimenti restano allo studio. Il cliente lo legge nella mail.',
    kept: (amount: string) => `I ${amount} già pagati restano allo studio.`,
  },
  reason: 'Motivo',
  cancelConfirm: 'Cancella appuntamento',
} as const

export const detailsTexts = {
  service: 'Servizio',
  duration: 'Durata',
  price: 'Prezzo',
  payment: 'Pagamento',
  barber: 'Barbiere',
  origin: 'Origine',
  phone: 'Telefono',
  email: 'Email',
  reason: 'Motivo',
  bookedOn: 'Prenotato il',
  move: 'Sposta',
  paidAtShop: 'Segna come pagato in sede',
} as const

export const toCompleteTexts = {
  count: (count: number) =>
    count === 1 ? '1 appuntamento da completare' : `${count} appuntamenti da completare`,
  hint: (count: number) =>
    `${count === 1 ? 'È già passato' : 'Sono già passati'}, ma nessuno ha detto com’è andata.`,
  show: 'Mostra',
  hide: 'Nascondi',
  title: 'Da completare',
} as const

export const weekTexts = { label: 'Settimana', none: 'Nessuno', more: (count: number) => `+ altri ${count}` }

export const monthTexts = {
  label: (month: string) => `Appuntamenti di ${month}`,
  outside: 'Altro mese',
  day: (day: Day, count: number) =>
    `${capitalised(dayNames.long(day))}, ${count === 0 ? 'nessun appuntamento' : appointments(count)}`,
  more: (count: number) => `+ ${count}`,
} as const

/** '16' before '22 novembre 2026', '30 novembre' before '6 dicembre 2026'; with the year when the week crosses it. */
function weekStart(from: Day, to: Day): string {
  if (from.slice(0, 4) !== to.slice(0, 4)) return dayNames.withYear(from)
  return from.slice(0, 7) === to.slice(0, 7) ? dayNames.number(from) : dayNames.short(from)
}
