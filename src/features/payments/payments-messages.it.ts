/** Mails about money. */
export const paymentMessageTexts = {
  refunded: {
    subject: 'Il tuo pagamento viene rimborsato',
    paragraphs: (name: string, amount: string, reason: string) => [
      `Ciao ${name},`,
      `abbiamo ricevuto il tuo pagamento di ${amount}, ma non abbiamo potuto prenotare: ${reason.toLowerCase()}.`,
      'L’importo ti viene rimborsato per intero sullo stesso mezzo di pagamento; la banca può impiegare qualche giorno.',
    ],
    action: 'Scegli un altro orario',
  },
} as const
