export const intents = [
  'orari',
  'prezzi',
  'servizi',
  'barbieri',
  'posto',
  'prenotare',
  'spostare',
  'annullare',
  'mio-appuntamento',
  'dove',
  'contatti',
  'shop',
  'umano',
  'saluto',
  'grazie',
] as const
export type Intent = (typeof intents)[number]

export function isIntent(id: string): id is Intent {
  return intents.some((intent) => intent === id)
}
