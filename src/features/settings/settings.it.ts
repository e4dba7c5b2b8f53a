export const settingsTexts = {
  validation: {
    nameRequired: 'Il nome del salone è obbligatorio',
    nameTooLong: 'Usa al massimo 60 caratteri',
    streetRequired: 'La via è obbligatoria',
    streetTooLong: 'Usa al massimo 80 caratteri',
    postalCode: 'Scrivi il codice postale, per esempio 6900',
    cityRequired: 'La località è obbligatoria',
    cityTooLong: 'Usa al massimo 60 caratteri',
    legalNameTooLong: 'Usa al massimo 120 caratteri',
    legalFormTooLong: 'Usa al massimo 60 caratteri',
    uidNumber: 'Scrivi un numero IDI valido, come CHE-123.456.788, o lascia vuoto',
    rating: 'Scrivi un voto da 1.0 a 5.0, o lascia vuoto per non mostrarlo',
    hoursTime: 'Scrivi gli orari come 09:00',
    hoursOrder: 'L’apertura deve venire prima della chiusura',
    link: 'Scrivi un indirizzo completo che comincia con https://, o lascia vuoto',
    linkTooLong: 'L’indirizzo può avere al massimo 300 caratteri',
    developerEmail: 'Scrivi un indirizzo e-mail valido, o lascia vuoto',
    developerPhone: 'Scrivi un numero di telefono valido, o lascia vuoto',
    wholeNumber: (min: number, max: number) => `Scrivi un numero intero da ${min} a ${max}`,
    quietTime: 'Scrivi l’ora come 21:00',
    accounts: {
      origin: 'Scrivi solo l’inizio dell’indirizzo, come https://api.emailjs.com',
      uploadUrl: 'Scrivi un indirizzo completo che comincia con https://',
      incomplete: 'Compila anche questo campo, o lascia vuoti tutti',
      tooLong: 'Usa al massimo 300 caratteri',
    },
  },
  saved: 'Impostazioni salvate',
} as const

export const testMailTexts = {
  subject: (shop: string) => `Email di prova · ${shop}`,
  hello: (firstName: string) => `Ciao ${firstName},`,
  works: 'se leggi queste righe, la posta del salone funziona: conferme e avvisi partono da qui.',
  note: 'L’hai chiesta tu dalle impostazioni. Non serve rispondere.',
} as const
