export const bubbleTexts = {
  required: 'Compila questo campo.',
  unchecked: 'Spunta la casella per continuare.',
  noEmail: 'Scrivi un indirizzo e-mail valido.',
} as const
