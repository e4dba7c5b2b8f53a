export const barbersMessageTexts = {
  subject: (barber: string) => `Orari aggiornati: ${barber}`,
  paragraphs: (barber: string, actor: string) => [
    actor === barber
      ? `${barber} ha cambiato i propri orari, le vacanze o i servizi.`
      : `${actor} ha cambiato orari, vacanze o servizi di ${barber}.`,
    'Le pagine di prenotazione mostrano già le nuove disponibilità.',
  ],
  action: 'Apri il calendario',
} as const

export const barberMessageLabelTexts = {
  'schedule-updated': 'Orari di un barbiere cambiati',
} as const
