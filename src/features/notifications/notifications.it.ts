/** At the foot of every mail. */
export const mailFootTexts = {
  unsubscribe: 'Non vuoi più ricevere novità e offerte? Cancellati qui',
} as const
