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
