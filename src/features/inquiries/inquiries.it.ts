import { applicationFailureTexts } from './application.it.ts'
import { photoFaultText } from './photos.it.ts'

export const requestsTexts = {
  /** Replaces the name of a deleted request in the audit log. */
  forgotten: 'Richiesta eliminata',
  validation: {
    nameRequired: 'Scrivi il tuo nome',
    nameTooLong: 'Usa al massimo 60 caratteri',
    fullNameTooLong: 'Usa al massimo 120 caratteri',
    interest: 'Usa al massimo 60 caratteri',
    messageTooLong: 'Il messaggio può avere al massimo 2000 caratteri',
    privacy: 'Per inviare la richiesta serve il consenso alla privacy',
    phone: 'Scrivi un numero di telefono valido',
    service: 'Scegli un servizio',
    date: 'Scegli un giorno',
    time: 'Scegli un orario',
    nationality: 'Scrivi la nazionalità in al massimo 60 caratteri',
    address: 'Scrivi l’indirizzo in al massimo 200 caratteri',
    children: 'Specifica il numero di figli',
    profiles: 'Controlla i profili social',
    photos: 'Controlla le foto',
  },
} as const

export const requestsErrorTexts = {
  SENDING_KEY_UNKNOWN: 'La chiave pubblica non è quella dello studio',
  SENDING_SERVICE_UNKNOWN: 'Il servizio di invio non è quello dello studio',
  SENDING_TEMPLATE_UNKNOWN: 'Questo modello di messaggio non esiste',
  CONSULTATION_DAY_OVER: 'Il giorno scelto è passato. Scegline un altro.',
  PHOTO_ADDRESS_UNKNOWN: 'L’indirizzo di una foto non è valido',
  FILES_GONE: 'Le foto caricate non ci sono più. Caricale di nuovo.',
  APPLICATION_NOT_FOUND: 'Non c’è nessuna candidatura da confermare',
  FILE_MISSING: 'Scegli un file da caricare',
  FILE_TOO_HEAVY: 'Il file non può superare i 10MB',
  PHOTO_WRONG_TYPE: photoFaultText({ kind: 'wrongType' }),
  DOCUMENT_WRONG_TYPE: applicationFailureTexts.document,
  UPLOAD_PRESET_UNKNOWN: 'Il preset di caricamento non è quello dello studio',
  UPLOAD_FOLDER_UNKNOWN: 'La cartella di caricamento non esiste',
  CURRICULA_LIMIT: applicationFailureTexts.curricula,
  UPLOADS_FULL: 'In questo momento non possiamo ricevere altri file. Riprova più tardi.',
} as const

export const requestMailTexts = {
  subject: {
    contact: (name: string) => `Nuovo messaggio da ${name}`,
    'booking-demo': (name: string) => `Richiesta di demo da ${name}`,
    shop: (name: string) => `Domanda sullo shop da ${name}`,
  },
  intro: {
    contact: 'Qualcuno ha scritto dal sito:',
    'booking-demo': 'Qualcuno vuole vedere il sistema di prenotazione:',
    shop: 'Qualcuno chiede consiglio sui prodotti:',
  },
  noMessage: 'Senza messaggio.',
  facts: { name: 'Nome', email: 'E-mail', phone: 'Telefono', interest: 'Argomento' },
  note: 'Il nome, l’indirizzo e il numero li ha scritti chi ha inviato il modulo: nessuno li ha verificati. La richiesta è conservata per dodici mesi.',
} as const

export const consultationMailTexts = {
  subject: (name: string) => `Richiesta di consulenza da ${name}`,
  changed: (name: string) => `Richiesta di consulenza modificata da ${name}`,
  intro: 'Qualcuno vorrebbe una consulenza gratuita. Chiamalo per confermare il giorno e l’ora.',
  facts: { service: 'Servizio', day: 'Giorno', time: 'Orario', photos: 'Foto' },
  photos: (count: number) => `${count}, nel pannello sotto Richieste`,
  open: 'Apri le richieste',
} as const

export const applicationMailTexts = {
  subject: (name: string) => `Candidatura di ${name}`,
  changed: (name: string) => `Candidatura modificata da ${name}`,
  intro: 'Qualcuno vorrebbe lavorare con voi. Foto e curriculum si vedono nel pannello, sotto Richieste.',
  open: 'Apri le richieste',
  facts: {
    nationality: 'Nazionalità',
    address: 'Indirizzo',
    workPermit: 'Permesso di lavoro',
    maritalStatus: 'Stato civile',
    children: 'Figli',
    childrenNumber: 'Numero di figli',
    profile: (platform: string) => `Profilo ${platform}`,
    profiles: 'Profili social',
    noProfiles: 'Nessuno',
    photos: 'Foto',
    links: 'Immagini',
    cv: 'Curriculum',
    date: 'Data della candidatura',
  },
  noNumber: 'N/A',
  week: 'Chi ha questa e-mail può aprire le foto per una settimana; poi si vedono soltanto nel pannello.',
  hasCv: 'Allegato',
  noCv: 'Non allegato',
  received: {
    subject: (shop: string) => `Abbiamo ricevuto la tua candidatura · ${shop}`,
    note: 'Se non ti sei candidato tu, qualcuno ha scritto il tuo indirizzo per sbaglio: puoi ignorare questa e-mail.',
  },
} as const

export const inquiryMessageLabelTexts = {
  'shop-request': 'Nuova richiesta, al titolare',
  'shop-consultation': 'Richiesta di consulenza, al titolare',
  'shop-application': 'Candidatura, al titolare',
  'application-received': 'Candidatura ricevuta',
  'request-answer': 'Risposta a una richiesta',
} as const
