/** Mails about money. */
export const paymentMessageTexts = {
  refunded: {
    subject: 'Il tuo pagamento viene rimborsato',
    paragraphs: (amount: string, reason: string) => [
      `abbiamo ricevuto il tuo pagamento di ${amount}, ma te lo restituiamo: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}.`,
      'L’importo ti viene rimborsato per intero sullo stesso mezzo di pagamento; la banca può impiegare qualche giorno.',
    ],
    action: 'Scegli un altro orario',
    shop: 'Torna allo shop',
  },
  givenBack: {
    subject: (amount: string) => `Rimborso di ${amount}`,
    paragraphs: (amount: string) => [
      `ti rimborsiamo ${amount} sullo stesso mezzo di pagamento; la banca può impiegare qualche giorno.`,
    ],
  },
  failed: {
    subject: (amount: string) => `Rimborso non riuscito: ${amount}`,
    paragraphs: (name: string, amount: string) => [
      `Il rimborso di ${amount}${name === '' ? '' : ` a ${name}`} non è riuscito.`,
      'L’importo è ancora sul tuo conto: riprova dalla pagina dei pagamenti, oppure restituiscilo in un altro modo.',
    ],
    action: 'Apri i pagamenti',
  },
  facts: { appointment: 'Appuntamento', order: 'Ordine', date: 'Data', reason: 'Motivo' },
} as const
