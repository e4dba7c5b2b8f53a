import { clockTime, dayNames } from '#shared/italian-dates.ts'

export const pickerTexts = {
  firstAvailable: 'Primo barbiere disponibile',
  barber: 'Barbiere',
  service: 'Servizio',
  day: 'Data',
  time: 'Orario',
  timeOf: (day: string) => `Orario, ${dayNames.long(day)}`,
  withBarber: (name: string) => `con ${name}`,
  withAnyBarber: 'con il primo barbiere disponibile',
  minutes: (count: number) => `${count} min`,
  barberFirst: 'Scegli prima il barbiere.',
  serviceFirst: 'Scegli prima barbiere e servizio.',
  noServices: 'Questo barbiere non offre ancora servizi prenotabili.',
  loadHint: (windowDays: number) =>
    `Più il tratto è fitto, più il giorno è pieno. Si prenota con al massimo ${windowDays} giorni di anticipo.`,
  dayParts: { morning: 'Mattina', afternoon: 'Pomeriggio', evening: 'Sera' },
  dayStates: {
    density: ['', 'quasi libero', 'mezzo pieno', 'piuttosto pieno', 'quasi pieno'],
    full: 'al completo',
    fullToday: 'nessun orario rimasto',
    closed: 'chiuso',
    vacation: 'barbiere in vacanza',
  },
  slotStates: {
    free: '',
    booked: 'prenotato',
    break: 'pausa',
    past: 'passato',
    short: (minutes: number) => `troppo breve per ${minutes} min`,
    unavailable: 'non disponibile',
  },
  legend: {
    free: 'Libero',
    chosen: 'Scelto',
    booked: 'Prenotato',
    short: (minutes: number) => `Troppo breve per ${minutes} min`,
    break: 'Pausa',
    past: 'Passato',
  },
  freeSlots: (count: number) => (count === 1 ? 'Un orario libero' : `${count} orari liberi`),
  loadingSlots: 'Caricamento degli orari...',
  closed: (weekday: string) => `${weekday} chiuso`,
  vacation: 'Il barbiere è in vacanza',
  vacationDates: (from: string, to: string) => `dal ${from} al ${to}`,
  noSlots: 'Nessuno slot disponibile per questa data',
  nextFree: (day: string, time: string) =>
    `Prossima data libera: ${dayNames.long(day)}, ore ${clockTime(time)}`,
  wait: 'Avvisami se si libera un posto',
  windowFull: 'Da questa data in poi non c’è più posto nei giorni prenotabili.',
  timeUnanswered: (time: string) =>
    `Non sappiamo se la prenotazione delle ${clockTime(time)} è arrivata: inviala di nuovo. Se c’è già, la trovi confermata e non ne nasce una seconda.`,
  timeLost: (time: string) => `L’orario delle ${clockTime(time)} non è più libero: scegline un altro.`,
  timeTooShort: (time: string) =>
    `Alle ${clockTime(time)} non c’è abbastanza tempo per questo servizio: scegli un altro orario.`,
  retry: 'Riprova',
  errors: {
    initial: 'Errore nel caricamento dei dati iniziali',
    barbers: 'Errore nel caricamento dei barbieri',
    services: 'Errore nel caricamento dei servizi',
    days: 'Errore nel caricamento delle date',
    slots: 'Errore nel caricamento degli slot disponibili',
    vacation: 'Errore nel controllo delle vacanze',
  },
} as const

export const availabilityErrorTexts = {
  AVAILABILITY_PARAMETERS_MISSING: 'Parametri mancanti per la richiesta di disponibilità',
  SLOT_PARAMETERS_MISSING: 'Parametri mancanti per la richiesta degli slot',
  INVALID_SERVICE: 'Servizio non valido',
  INVALID_DATE_TIME: 'Data o ora non valida',
  SERVICE_NOT_FOUND: 'Servizio non trovato',
  BARBER_NOT_FOUND: 'Barbiere non trovato',
} as const
