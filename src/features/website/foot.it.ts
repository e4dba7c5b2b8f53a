export const footTexts = {
  label: 'Informazioni legali',
  privacy: 'Privacy',
  legalNotice: 'Note legali',
  cookies: 'Impostazioni cookie',
  hiring: 'Lavora con noi',
  marketing: 'Il sistema per il tuo salone',
} as const

export const privacyNoteTexts = {
  before: 'Che cosa conserviamo e per quanto: ',
  link: 'informativa sulla privacy',
  newTab: ' (in una nuova scheda)',
} as const
