/** What the browser's own bubbles would say in the browser's language. */
export const bubbleTexts = {
  required: 'Compila questo campo.',
  unchecked: 'Spunta la casella per continuare.',
  noEmail: 'Scrivi un indirizzo e-mail valido.',
} as const
