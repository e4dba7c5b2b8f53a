import type { ShopSettings } from './settings.contract.ts'

const linkNames = {
  instagram: 'Instagram',
  tiktok: 'TikTok',
  whatsapp: 'WhatsApp',
  maps: 'Mappa',
  agency: 'Agenzia',
  developer: 'Realizzazione del sito',
  developerEmail: 'E-mail di chi ha realizzato il sito',
  developerPhone: 'Telefono di chi ha realizzato il sito',
} as const

export const settingsCardTexts = {
  shop: {
    title: 'Il salone',
    lead: 'Si leggono sul sito, nelle email e nei calendari.',
    name: 'Nome del salone',
    street: 'Via e numero',
    postalCode: 'CAP',
    city: 'Località',
    phone: 'Telefono',
    email: 'E-mail',
    legalName: 'Ragione sociale',
    legalNameHint: 'Come nel registro di commercio; per le note legali. Vuoto: il nome del salone',
    legalForm: 'Forma giuridica',
    legalFormHint: 'Per esempio ditta individuale, Sagl, SA',
    uidNumber: 'Numero IDI (UID)',
    uidNumberHint: 'CHE-…; con «IVA» se il salone è iscritto',
    rating: 'Valutazione',
    ratingHint: 'Da 1.0 a 5.0; vuoto: non si mostra',
    timeZone: (zone: string) =>
      `Fuso orario: ${zone}. Non si può cambiare: gli appuntamenti sono salvati nell’ora del salone.`,
  },
  hours: {
    openingHours: {
      title: 'Orari di apertura',
      lead: 'Nella pagina iniziale e nei motori di ricerca. Che cosa si può prenotare lo decidono gli orari dei barbieri.',
    },
    contactHours: {
      title: 'Orari di contatto',
      lead: 'Quando rispondete a telefono ed e-mail: in fondo al sito e nei contatti.',
    },
    opens: (day: string) => `${day}: apre alle`,
    closes: (day: string) => `${day}: chiude alle`,
    closed: 'Chiuso',
  },
  links: {
    title: 'Link',
    lead: 'Indirizzi completi, con https://. Un campo vuoto non si mostra.',
    ...linkNames,
  },
  booking: {
    title: 'Prenotazioni',
    bookingWindowDays: 'Giorni prenotabili',
    bookingWindowHint: 'Quanto in là si può prenotare, da oggi',
    maxFuturePerClient: 'Appuntamenti futuri per cliente',
    maxFuturePerGuest: 'Appuntamenti futuri per ospite',
    guestHint: 'Per telefono o e-mail',
    autoConfirm: 'Conferma automatica',
    autoConfirmHint: 'Spenta, le prenotazioni online aspettano che qualcuno le confermi.',
    blocksGuestsAtLimit: 'Ferma gli ospiti al limite del piano',
    blocksGuestsHint: 'Spento, chi prenota senza account trova posto anche quando il piano è esaurito.',
  },
  messages: {
    title: 'Messaggi',
    quiet: 'Ore di silenzio',
    quietHint: 'Nessuna offerta della lista d’attesa parte in queste ore. Due ore uguali: mai silenzio.',
    quietFrom: 'Dalle',
    quietTo: 'Alle',
    offerMinutes: 'Minuti di un’offerta',
    offerHint: 'Per quanto un posto liberato resta riservato a chi è in lista d’attesa',
    sendsReminders: 'Promemoria prima dell’appuntamento',
    reminderHours: 'Ore prima dell’appuntamento',
    sendsSms: 'Manda anche SMS',
    sendsSmsHint: 'Partono solo se il canale SMS è attivo.',
  },
  accounts: {
    title: 'Account esterni per i moduli',
    lead: 'Consulenze e candidature le riceve e le spedisce questo server. Con un account EmailJS o di un servizio di immagini, le e-mail e le foto passano anche da lì; ogni richiesta resta comunque qui. Vuoto: fa tutto questo server.',
    mail: {
      title: 'E-mail dei moduli (EmailJS)',
      origin: 'Indirizzo del servizio',
      publicKey: 'Chiave pubblica',
      serviceId: 'ID del servizio',
      consultation: 'ID del modello per le consulenze',
      application: 'ID del modello per le candidature',
      acknowledgement: 'ID del modello di conferma al candidato',
    },
    images: {
      title: 'Foto delle candidature',
      uploadUrl: 'Indirizzo di caricamento',
      uploadPreset: 'Preset di caricamento',
      folder: 'Cartella',
      folderHint: 'Facoltativa',
    },
  },
} as const

const { shop, hours, booking, messages } = settingsCardTexts

type LoggedSetting = Exclude<
  keyof ShopSettings | keyof ShopSettings['links'],
  // The log labels a name, a phone and an e-mail the same for all entities.
  'name' | 'phone' | 'email' | 'links' | 'mailAccount' | 'imageAccount'
>

const loggedAccounts = {
  mailOrigin: 'Servizio e-mail dei moduli',
  mailPublicKey: 'Chiave pubblica del servizio e-mail',
  mailServiceId: 'ID del servizio e-mail',
  mailTemplates: 'Modelli del servizio e-mail',
  imageUploadUrl: 'Servizio di immagini',
  imageUploadPreset: 'Preset del servizio di immagini',
  imageFolder: 'Cartella del servizio di immagini',
}

export const loggedSettingTexts: Record<LoggedSetting | keyof typeof loggedAccounts, string> = {
  street: 'Via',
  postalCode: shop.postalCode,
  city: shop.city,
  legalName: shop.legalName,
  legalForm: shop.legalForm,
  uidNumber: shop.uidNumber,
  rating: shop.rating,
  openingHours: hours.openingHours.title,
  contactHours: hours.contactHours.title,
  ...linkNames,
  ...loggedAccounts,
  bookingWindowDays: booking.bookingWindowDays,
  autoConfirm: booking.autoConfirm,
  maxFuturePerClient: 'Limite per cliente',
  maxFuturePerGuest: 'Limite per ospite',
  blocksGuestsAtLimit: 'Ospiti fermati al limite del piano',
  quietFrom: 'Silenzio dalle',
  quietTo: 'Silenzio fino alle',
  offerMinutes: messages.offerMinutes,
  sendsReminders: 'Promemoria',
  reminderHours: 'Ore prima del promemoria',
  sendsSms: 'SMS',
}
