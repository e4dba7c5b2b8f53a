import type { InquiryKind, InquiryState } from './inquiries.rules.ts'

const kinds: Record<InquiryKind, string> = {
  contact: 'Messaggio',
  'booking-demo': 'Demo',
  consultation: 'Consulenza',
  application: 'Candidatura',
  shop: 'Shop',
}

const states: Record<InquiryState, string> = { new: 'Nuova', in_progress: 'In corso', done: 'Conclusa' }

export const inboxTexts = {
  kinds,
  states,
  validation: {
    state: 'Stato non valido',
    notesTooLong: 'Le note possono avere al massimo 1000 caratteri',
    answerRequired: 'Scrivi la risposta',
    answerTooLong: 'La risposta può avere al massimo 4000 caratteri',
    searchTooLong: 'Cerca con al massimo 120 caratteri',
  },
  saved: 'Richiesta aggiornata',
  answered: 'Risposta inviata',
  deleted: 'Richiesta eliminata',
  named: (kind: InquiryKind, name: string) => `${kinds[kind]} di ${name}`,
  facts: {
    interest: 'Argomento',
    service: 'Servizio',
    day: 'Giorno',
    time: 'Orario',
    nationality: 'Nazionalità',
    workPermit: 'Permesso di lavoro',
    maritalStatus: 'Stato civile',
    children: 'Figli',
    noChildren: 'No',
    address: 'Indirizzo',
    profile: (platform: string) => `Profilo ${platform}`,
  },
  consultation: (service: string, day: string, time: string, photos: number) =>
    `${service}, ${day} alle ${time}${photos === 0 ? '' : ` · ${photos} foto`}`,
  application: (nationality: string, photos: number) => `${nationality} · ${photos} foto`,
  csv: {
    columns: [
      'Arrivata',
      'Tipo',
      'Stato',
      'Nome',
      'Email',
      'Telefono',
      'Messaggio',
      'Dettagli',
      'Note',
      'Foto',
      'Curriculum',
      'Risposte',
    ],
    yes: 'sì',
    no: 'no',
  },
} as const

export const inboxErrorTexts = {
  REQUEST_NOT_FOUND: 'Questa richiesta non c’è più',
  REQUEST_WITHOUT_ADDRESS:
    'Chi ha scritto non ha lasciato un indirizzo e-mail: si può rispondere solo per telefono.',
}

export const answerMailTexts = {
  subject: (shop: string) => `Risposta alla tua richiesta · ${shop}`,
  intro: (shop: string, date: string) => `${shop} ti risponde alla richiesta che hai inviato ${date}:`,
  reply: (email: string, phone: string) => `Per continuare scrivi a ${email} o chiama ${phone}.`,
  stranger:
    'Se non hai chiesto niente tu, qualcuno ha scritto il tuo indirizzo per sbaglio: puoi ignorare questa e-mail.',
} as const
