import type { ApplicationFault } from './application.rules.ts'

/** Errors of an application, verbatim from HIRE-09 to HIRE-23. */
export const applicationFaultTexts = {
  firstName: 'Nome è obbligatorio',
  lastName: 'Cognome è obbligatorio',
  nationality: 'Nazionalità è obbligatoria',
  hasWorkPermit: 'Permesso di lavoro è obbligatorio',
  maritalStatus: 'Stato civile è obbligatorio',
  hasChildren: 'Informazione sui figli è obbligatoria',
  address: 'Indirizzo è obbligatorio',
  phone: 'Numero di telefono è obbligatorio',
  email: 'Email è obbligatoria',
  emailForm: 'Inserisci un indirizzo email valido',
  phoneForm: 'Inserisci un numero di telefono valido',
  childrenNumber: 'Specifica il numero di figli',
  photos: 'Per favore carica almeno una foto del tuo portfolio',
  socialProfiles: 'Completa tutti i profili social iniziati o rimuovili',
  photosMissing: 'Alcune foto non sono state caricate correttamente. Riprova.',
} as const satisfies Record<ApplicationFault | 'photosMissing', string>

/** ERR-84, ERR-85. */
export const applicationFailureTexts = {
  sending: "Errore nell'invio della candidatura. Riprova più tardi.",
  unanswered:
    'Non sappiamo se la candidatura è arrivata: inviala di nuovo. Se c’è già, non la riceviamo due volte.',
  photos: (detail: string) => `Errore nell'upload delle foto: ${detail}`,
  file: (name: string) => `Errore nell'upload di ${name}`,
  curriculum: (detail: string) => `Errore nell'upload del curriculum: ${detail}`,
  curricula:
    'Da questa connessione è già arrivato un curriculum nelle ultime 24 ore. Togli il PDF e invia la candidatura senza, oppure riprova domani.',
  document: 'Il curriculum deve essere un PDF di al massimo 10MB',
} as const

export const applicationChoiceTexts = {
  workPermit: { si: 'Sì', no: 'No', 'in-corso': 'In corso' },
  maritalStatus: {
    'celibe-nubile': 'Celibe o nubile',
    sposato: 'Sposato/a',
    divorziato: 'Divorziato/a',
    vedovo: 'Vedovo/a',
  },
  hasChildren: { si: 'Sì', no: 'No' },
  platform: {
    instagram: 'Instagram',
    tiktok: 'TikTok',
    facebook: 'Facebook',
    youtube: 'YouTube',
    linkedin: 'LinkedIn',
    altro: 'Altro',
  },
} as const

export const applicationTexts = {
  title: 'Candidatura Spontanea',
  lead: 'Raccontaci chi sei e mostraci come lavori.',
  optional: '(facoltativo)',
  choose: 'Scegli',
  person: {
    title: 'Dati Personali',
    firstName: 'Nome',
    lastName: 'Cognome',
    nationality: 'Nazionalità',
    hasWorkPermit: 'Permesso di lavoro in Svizzera',
    maritalStatus: 'Stato civile',
    hasChildren: 'Hai figli?',
    childrenNumber: 'Quanti figli?',
    address: 'Indirizzo',
    phone: 'Numero di telefono',
    email: 'Email',
  },
  portfolio: {
    title: 'Portfolio',
    lead: 'Da una a cinque foto dei tuoi lavori: JPG, PNG o WebP, al massimo 10MB ciascuna.',
  },
  cv: {
    title: 'Curriculum',
    lead: 'Un PDF di al massimo 10MB.',
    add: 'Aggiungi PDF',
    change: 'Scegli un altro PDF',
    remove: (name: string) => `Rimuovi ${name}`,
  },
  social: {
    title: 'Profili Social',
    lead: 'Se i tuoi lavori si vedono altrove.',
    platform: (row: number) => `Piattaforma ${row}`,
    url: (row: number) => `Indirizzo del profilo ${row}`,
    urlHint: 'Indirizzo o nome del profilo',
    add: 'Aggiungi profilo',
    remove: (row: number) => `Rimuovi profilo ${row}`,
  },
  privacy: {
    title: 'Che cosa facciamo dei tuoi dati',
    text: 'Li legge solo chi gestisce lo studio, per valutare la candidatura e ricontattarti. Stato civile e figli servono per il permesso di lavoro, l’imposta alla fonte e gli assegni familiari, se lavorerai con noi: non contano nella scelta. Dopo dodici mesi cancelliamo tutto, foto e curriculum compresi; prima, se ce lo chiedi.',
    more: 'Informativa sulla privacy',
    newTab: ' (in una nuova scheda)',
  },
  honeypot: 'Sito web',
  submit: 'Invia Candidatura',
  uploading: (done: number, count: number) => `Caricamento foto ${done} di ${count}...`,
  sending: 'Invio in corso...',
  sent: 'Candidatura Inviata!',
  sentText: (firstName: string) =>
    `Grazie ${firstName}! Guardiamo il tuo portfolio e ti ricontattiamo. Questa finestra si chiude da sola.`,
  thanks: (shop: string) =>
    `Grazie per la tua candidatura presso ${shop}. L’abbiamo ricevuta e la guardiamo con attenzione: se il tuo profilo è quello che cerchiamo, ti ricontattiamo noi.`,
} as const
