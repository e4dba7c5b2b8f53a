export const mailFootTexts = {
  signature: (shop: string, year: string) => `© ${year} ${shop}`,
  unsubscribe: 'Non vuoi più ricevere novità e offerte? Cancellati qui',
} as const

export const greetingTexts = {
  named: (name: string) => `Ciao ${name},`,
  unnamed: 'Ciao,',
} as const
