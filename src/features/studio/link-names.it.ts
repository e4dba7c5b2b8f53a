/** What the links of the shop are called where they are written. */
export const linkNameTexts = {
  instagram: 'Instagram',
  tiktok: 'TikTok',
  whatsapp: 'WhatsApp',
  maps: 'Mappa',
  agency: 'Agenzia',
  developer: 'Realizzazione del sito',
  developerEmail: 'E-mail di chi ha realizzato il sito',
  developerPhone: 'Telefono di chi ha realizzato il sito',
} as const
