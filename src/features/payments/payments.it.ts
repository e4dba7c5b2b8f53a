export const paymentsTexts = {
  validation: {
    fieldRequired: 'Campo obbligatorio',
    missing: (fields: readonly string[]) => `Campi obbligatori mancanti: ${fields.join(', ')}`,
    invalidEmail: 'Email non valida',
    phoneTooShort: 'Numero di telefono troppo corto',
    phoneInvalid: 'Inserisci un numero di telefono valido',
    invalidPostalCode: 'CAP non valido (min. 4 cifre)',
    nameTooShort: 'Nome troppo corto',
    addressTooShort: 'Indirizzo troppo corto',
    invalidCity: 'Città non valida',
    tooLong: 'Testo troppo lungo',
    onlyChf: 'Si paga solo in franchi svizzeri (CHF)',
    invalidType: 'Tipo di pagamento non valido',
    invalidAmount: 'Importo non valido',
    invalidDate: 'Data non valida',
    reasonRequired: 'Il motivo del rimborso è obbligatorio',
    reasonTooLong: 'Il motivo può avere al massimo 300 caratteri',
  },
  /** D-PAY-10. */
  fields: {
    name: 'Nome',
    email: 'Email',
    phone: 'Telefono',
    address: 'Indirizzo',
    postalCode: 'CAP',
    city: 'Città',
  },
  confirmed: 'Pagamento completato con successo!',
  processing: 'Il pagamento è in elaborazione: ti scriviamo appena è confermato.',
  refundRequested: 'Rimborso avviato',
  paidAtShop: 'Pagamento in sede registrato',
  released: 'Pagamento annullato',
  givenBack: (reason: string) => `${reason}. L’importo pagato ti viene rimborsato.`,
  refundReasons: {
    slotGone: 'Il posto non era più disponibile',
    appointmentCancelled: 'Appuntamento cancellato',
    paidTwice: 'L’appuntamento era già pagato',
    cheaperService: 'Il servizio scelto costa meno',
    nothingToPay: 'Il pagamento non corrisponde a nessuna prenotazione',
    wrongAmount: 'Importo diverso da quello concordato',
  },
} as const

/** Text on the payer's TWINT screen or Stripe receipt, by purpose. */
export const statementTexts: Readonly<Record<string, string>> = {
  appointment: 'F4DEZONE: appuntamento',
  product_order: 'F4DEZONE: ordine nello shop',
  plan: 'F4DEZONE: abbonamento',
}

export const paymentsErrorTexts = {
  INVALID_PAYMENT_TYPE: 'Tipo di pagamento non valido',
  PAYMENTS_UNAVAILABLE: 'Pagamenti Non Disponibili',
  PAYMENT_FAILED: 'Errore nella creazione del pagamento',
  PAYMENT_REQUIRED: 'Il pagamento non risulta completato',
  PAYMENT_NOT_FOUND: 'Pagamento non trovato',
  PAYMENT_CLOSED: 'Questo pagamento non è più valido: ricomincia da capo.',
  PAYMENT_PROCESSING: 'Un pagamento è già in elaborazione: attendi la conferma.',
  ALREADY_PAID: 'È già pagato',
  AMOUNT_TOO_LOW: 'L’importo è troppo basso per il pagamento online: si paga in sede.',
  NOT_REFUNDABLE: 'Questo pagamento non può essere rimborsato',
  ALREADY_REFUNDED: 'Questo pagamento è già rimborsato, o il suo rimborso è già ordinato',
  PAYMENT_DISPUTED:
    'Il pagamento è contestato: l’importo è presso la banca del cliente e non si può rimborsare.',
  REFUND_TOO_HIGH: 'L’importo supera quanto resta da rimborsare',
} as const
