import { maxRequests } from './waiting-list.rules.ts'

export const waitingListTexts = {
  validation: {
    barberRequired: 'Seleziona un barbiere',
    serviceRequired: 'Seleziona un servizio',
    invalidDays: 'Giorni non validi',
    invalidPeriods: 'Fasce orarie non valide',
    notesTooLong: 'Le note possono avere al massimo 1000 caratteri',
  },
  added: "Richiesta aggiunta con successo alla lista d'attesa",
  removed: 'Richiesta rimossa con successo',
  accepted: 'Prenotazione effettuata con successo!',
  declined: 'Hai rinunciato a questo orario. Resti in lista d’attesa.',
} as const

export const waitingListErrorTexts = {
  ALREADY_IN_LINE: "Sei già in lista d'attesa per questo servizio",
  TOO_MANY_WAITING_REQUESTS: `Puoi avere al massimo ${maxRequests} richieste in attesa. Rimuovine una per aggiungerne un'altra.`,
  WAITING_REQUEST_NOT_YOURS: 'Non hai i permessi per eliminare questa richiesta',
  WAITING_REQUEST_NOT_FOUND: 'Richiesta non trovata',
  WAITING_REQUEST_BOOKED: "Operazione non permessa. Contatta l'assistenza.",
  OFFER_NOT_FOUND: 'Questa proposta non esiste o il link non è completo',
  OFFER_EXPIRED: 'Il tempo per accettare è scaduto. Resti in lista d’attesa.',
  OFFER_DECLINED: 'Hai già rinunciato a questo orario',
  OFFER_GONE: 'Questo orario non è più disponibile',
} as const

export const offerMessageTexts = {
  subject: (date: string, time: string) => `Si è liberato un posto: ${date} alle ${time}`,
  paragraphs: (until: string) => [
    `si è liberato un orario come quello che aspettavi, e per ora è riservato a te. Hai tempo fino alle ${until} per prenotarlo: poi passa alla prossima persona in lista d’attesa.`,
  ],
  labels: { service: 'Servizio', barber: 'Barbiere', when: 'Quando', price: 'Prezzo' },
  when: (date: string, time: string) => `${date} alle ${time}`,
  action: 'Vedi e prenota',
  sms: (facts: { shopName: string; day: string; time: string; until: string; url: string }) =>
    `${facts.shopName}: si è liberato un posto ${facts.day} alle ${facts.time}. Riservato a te fino alle ${facts.until}: ${facts.url}`,
  note: 'Se non ti va bene puoi rinunciare dallo stesso link: resti comunque in lista d’attesa.',
} as const
