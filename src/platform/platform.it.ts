import { pictureTexts } from '#shared/pictures.it.ts'

export const platformErrorTexts = {
  INVALID_INPUT: 'Alcuni dati non sono validi',
  MALFORMED_BODY: 'La richiesta non è leggibile',
  UNAUTHENTICATED: 'Accedi per continuare',
  FORBIDDEN: 'Non hai i permessi per questa operazione',
  NOT_FOUND: 'Risorsa non trovata',
  IDEMPOTENCY_KEY_REUSED: 'Questa richiesta è già stata inviata con dati diversi. Ricarica la pagina.',
  CONFLICT: 'Dati modificati da un altro utente. Ricarica la pagina.',
  PAYLOAD_TOO_LARGE: 'I dati inviati sono troppo grandi',
  ADDRESS_TOO_LONG: "L'indirizzo richiesto è troppo lungo",
  UNSUPPORTED_MEDIA_TYPE: 'Formato dei dati non supportato',
  TOO_MANY_REQUESTS: 'Troppe richieste. Riprova più tardi.',
  INTERNAL: 'Si è verificato un errore. Riprova più tardi.',
  UNAVAILABLE: 'Servizio momentaneamente non disponibile. Riprova tra poco.',
} as const

export const platformTexts = {
  invalidRequest: 'La richiesta non è valida',
  invalidField: (field: string) => `Il campo «${field}» non è valido`,
} as const

export const pictureErrorTexts = {
  PICTURE_MISSING: "Scegli un'immagine da caricare",
  PICTURE_TOO_HEAVY: pictureTexts.tooHeavy,
  PICTURE_WRONG_TYPE: pictureTexts.wrongType,
  PICTURE_TOO_WIDE: "L'immagine ha troppi pixel: al massimo 12000 per lato e 50 milioni in tutto",
  PICTURE_TOO_COMPLEX:
    "L'immagine è salvata in un formato troppo complesso. Salvala di nuovo come JPG o PNG e riprova.",
  PICTURE_BROKEN: pictureTexts.broken,
  PICTURE_CROP_INVALID: "Il ritaglio dell'immagine non è valido",
} as const
