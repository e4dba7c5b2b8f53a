export const mailFootTexts = {
  signature: (shop: string, year: string) => `© ${year} ${shop}`,
  unsubscribe: 'Non vuoi più ricevere novità e offerte? Cancellati qui',
} as const

export const greetingTexts = {
  named: (name: string) => `Ciao ${name},`,
  unnamed: 'Ciao,',
} as const

export const messageCauseTexts: Readonly<Record<string, string>> = {
  welcome: 'Benvenuto e conferma dell’indirizzo',
  'password-reset': 'Link per la nuova password',
  invitation: 'Invito a entrare nello studio',
  'temporary-password': 'Password provvisoria',
  'password-changed': 'Password cambiata',
  'address-proof': 'Conferma del nuovo indirizzo',
  'address-changed': 'Indirizzo di accesso cambiato',
  'new-owner': 'Nuovo amministratore',
  'appointment-booked': 'Conferma di prenotazione',
  'appointment-confirmed': 'Appuntamento confermato',
  'appointment-moved': 'Appuntamento modificato',
  'appointment-paid': 'Pagamento ricevuto',
  'appointment-cancelled': 'Appuntamento cancellato',
  'appointment-reminder': 'Promemoria dell’appuntamento',
  'barber-appointment-booked': 'Nuovo appuntamento, al barbiere',
  'barber-appointment-moved': 'Appuntamento modificato, al barbiere',
  'barber-appointment-cancelled': 'Appuntamento cancellato, al barbiere',
  'cash-owed': 'Contanti da restituire, al titolare',
  'money-kept': 'Visita pagata e cancellata, al titolare',
  'plan-paid': 'Piano pagato',
  'plan-ends-soon': 'Il piano sta per scadere',
  'schedule-updated': 'Orari di un barbiere cambiati',
  'payment-refunded': 'Pagamento restituito per intero',
  'payment-given-back': 'Rimborso',
  'refund-failed': 'Rimborso non riuscito',
  'refund-delayed': 'Rimborso in ritardo, al titolare',
  'payment-unknown': 'Pagamento senza prenotazione, al titolare',
  'payment-disputed': 'Pagamento contestato, al titolare',
  'dispute-decided': 'Contestazione decisa, al titolare',
  'order-placed': 'Ordine ricevuto',
  'order-paid': 'Ordine pagato',
  'order-confirmed': 'Ordine confermato',
  'order-ready': 'Ordine pronto per il ritiro',
  'order-cancelled': 'Ordine annullato',
  'shop-order': 'Nuovo ordine, al titolare',
  'shop-request': 'Nuova richiesta, al titolare',
  'shop-consultation': 'Richiesta di consulenza, al titolare',
  'shop-application': 'Candidatura, al titolare',
  'application-received': 'Candidatura ricevuta',
  'request-answer': 'Risposta a una richiesta',
  'waiting-request-expired': 'Lista d’attesa: richiesta scaduta',
  'waiting-offer': 'Lista d’attesa: posto libero',
}

export function causeLabel(template: string): string {
  const known = Object.hasOwn(messageCauseTexts, template) ? messageCauseTexts[template] : undefined
  return known ?? 'Avviso'
}
