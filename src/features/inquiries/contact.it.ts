export const contactFormTexts = {
  privacyBefore: 'Ho letto l’',
  privacyLink: 'informativa sulla privacy',
  privacyAfter: ' e accetto che i miei dati siano conservati per rispondermi.',
  newTab: ' (in una nuova scheda)',
  honeypot: 'Sito web',
} as const
