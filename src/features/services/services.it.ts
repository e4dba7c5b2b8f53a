export const servicesTexts = {
  validation: {
    nameRequired: 'Il nome è obbligatorio',
    nameTooLong: 'Usa al massimo 60 caratteri',
    priceRequired: 'Il prezzo è obbligatorio',
    priceNegative: 'Il prezzo non può essere negativo',
    priceTooHigh: 'Il prezzo può essere al massimo CHF 10’000',
    priceUnreadable: 'Scrivi il prezzo con al massimo due decimali, per esempio 8.50',
    priceDecimals: 'Usa al massimo due decimali',
    durationRequired: 'La durata è obbligatoria',
    durationWhole: 'La durata va indicata in minuti interi',
    durationRange: 'La durata va da 5 a 480 minuti',
    descriptionTooLong: 'La descrizione può avere al massimo 1000 caratteri',
  },
  deleted: 'Servizio eliminato con successo!',
} as const

export const servicesErrorTexts = {
  SERVICE_NOT_FOUND: 'Servizio non trovato',
  SERVICE_NAME_TAKEN: 'Esiste già un servizio con questo nome',
} as const
