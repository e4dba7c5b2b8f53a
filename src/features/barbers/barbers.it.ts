import type { DayFault } from './working-hours.rules.ts'

export const barbersTexts = {
  validation: {
    required: 'Tutti i campi contrassegnati con * sono obbligatori.',
    taglineTooLong: 'Usa al massimo 60 caratteri',
    bioTooLong: 'La presentazione può avere al massimo 1000 caratteri',
    noService: 'Seleziona almeno un servizio',
    invalidService: 'Servizio non valido',
    tooManyServices: 'Troppi servizi',
    wholeWeek: 'Servono sette giorni diversi, da lunedì a domenica',
    invalidDay: 'Giorno non valido',
    invalidDate: 'Data non valida',
    tooManyVacations: 'Troppe vacanze',
  },
  dayFaults: {
    times: 'Gli orari di apertura e chiusura sono obbligatori per i giorni lavorativi',
    order: "L'orario di apertura deve essere precedente all'orario di chiusura",
    pauseTimes: 'Gli orari della pausa pranzo sono obbligatori quando la pausa è attiva',
    pauseOrder: "L'orario di inizio pausa deve essere precedente all'orario di fine pausa",
    pauseOutside: "La pausa pranzo deve essere compresa nell'orario di lavoro",
  } satisfies Record<DayFault, string>,
  affected: (count: number) =>
    count === 1 ? '1 appuntamento in questo periodo' : `${count} appuntamenti in questo periodo`,
  hasAppointments: (count: number) =>
    `Il barbiere ha ${count === 1 ? '1 appuntamento futuro' : `${count} appuntamenti futuri`}. Disattivalo oppure assegna gli appuntamenti a un collega.`,
  created: 'Barbiere creato con successo!',
  updated: 'Barbiere aggiornato con successo!',
  deleted: 'Barbiere eliminato con successo!',
  profileSaved: 'Profilo aggiornato con successo!',
  scheduleSaved: 'Modifiche salvate con successo!',
  servicesSaved: 'Servizi aggiornati con successo!',
  announced: 'Avviso inviato',
  imageSaved: 'Foto aggiornata con successo',
  imageRemoved: 'Foto rimossa con successo',
} as const

export const barbersErrorTexts = {
  BARBER_NOT_FOUND: 'Barbiere non trovato',
  BARBER_EMAIL_TAKEN: 'Esiste già un barbiere con questa email',
  USER_EXISTS: 'Esiste già un utente con questa email',
  USER_ALREADY_LINKED: 'Questo utente è già collegato a un altro barbiere',
  INVALID_SERVICE: 'Servizio non valido',
  INVALID_DATE: 'Data non valida',
  VACATION_IN_PAST: 'La data di inizio non può essere precedente a oggi',
  VACATION_ORDER: 'La data di fine deve essere successiva alla data di inizio',
}
