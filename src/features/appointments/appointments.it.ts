import { availabilityErrorTexts } from '#features/availability/availability.it.ts'
import { phoneTexts } from '#shared/phone.it.ts'

import { maxReasonLength } from './reason.rules.ts'

export const appointmentsTexts = {
  validation: {
    allRequired: 'Tutti i campi sono obbligatori',
    invalidService: 'Servizio non valido',
    invalidDateTime: 'Data o ora non valida',
    invalidPrice: 'Prezzo non valido',
    invalidPayment: 'Metodo di pagamento non valido',
    invalidReason: 'Motivo non valido',
    reasonTooLong: `Il motivo può avere al massimo ${maxReasonLength} caratteri`,
    invalidStatus: 'Stato non valido',
    nicknameTooLong: 'Il soprannome può avere al massimo 50 caratteri',
    notesTooLong: 'Le note possono avere al massimo 1000 caratteri',
    barberNotFound: 'Barbiere non trovato',
  },
  status: { pending: 'In attesa', confirmed: 'Confermato', cancelled: 'Cancellato', completed: 'Completato' },
  statusAction: { confirmed: 'Conferma', completed: 'Completa', cancelled: 'Cancella' },
  paymentType: { in_person: 'In sede', online: 'Online' },
  periodTooLong: (days: number) => `Il periodo è troppo lungo: scegli al massimo ${days} giorni`,
  booked: 'Prenotazione effettuata con successo!',
  moved: 'Appuntamento modificato con successo!',
  cancelled: 'Appuntamento cancellato con successo!',
  accountDeleted: 'Account eliminato',
  statusChanged: 'Stato aggiornato con successo!',
  cardSaved: 'Scheda cliente salvata',
  clientOverlap: 'Il cliente ha già un appuntamento in questo orario',
  forgottenGuest: { firstName: 'Ospite', lastName: 'anonimo' },
  forgottenCaller: 'Cliente anonimo',
  forgottenCustomer: 'Cliente anonimo',
} as const

export const appointmentsErrorTexts = {
  ...availabilityErrorTexts,
  FIELDS_REQUIRED: 'Tutti i campi sono obbligatori',
  APPOINTMENT_NOT_FOUND: 'Appuntamento non trovato',
  CUSTOMER_NOT_FOUND: 'Cliente non trovato',
  SLOT_TAKEN: 'Lo slot selezionato non è più disponibile',
  SLOT_NO_LONGER_FREE: 'Lo slot non è più disponibile',
  OWN_OVERLAP: 'Hai già un appuntamento in questo orario',
  PRICE_CHANGED: 'Il prezzo è cambiato',
  DURATION_CHANGED: 'La durata del servizio è cambiata',
  PERSONAL_LIMIT: 'Hai raggiunto il limite di appuntamenti futuri. Contatta il salone per prenotarne altri.',
  ALREADY_CANCELLED: 'Appuntamento già cancellato',
  NOT_EDITABLE: 'Questo appuntamento non può più essere modificato',
  PAID_VISIT_BEGUN: 'Questo appuntamento è già iniziato ed è pagato: può spostarlo solo il titolare',
  EDIT_LOCKED: "Non puoi più modificare l'appuntamento perché mancano meno di 24 ore",
  CANCEL_LOCKED: "Non puoi più cancellare l'appuntamento perché mancano meno di 24 ore",
  PAYMENT_REQUIRED: 'Il pagamento non risulta completato',
  TOO_MANY_HOLDS: 'Hai già un pagamento in corso: completalo, oppure riprova tra qualche minuto.',
  BOOKING_BARRED: 'Le prenotazioni online non sono disponibili. Per prenotare chiama lo studio',
  INVALID_VIEW: 'Tipo di vista non valido',
  INVALID_PHONE: phoneTexts.refused,
  INVALID_PERIOD: 'Periodo non valido',
  SAME_BARBER: 'Scegli un collega: gli appuntamenti sono già di questo barbiere',
} as const
