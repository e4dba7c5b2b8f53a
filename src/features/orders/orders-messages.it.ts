export const orderMessageTexts = {
  placed: {
    subject: (number: string) => `Ordine ${number} ricevuto`,
    paragraphs: [
      'abbiamo ricevuto il tuo ordine e ti mettiamo da parte i prodotti. Li paghi quando li ritiri in negozio.',
    ],
  },
  paid: {
    subject: (number: string) => `Ordine ${number} pagato`,
    paragraphs: [
      'il pagamento è arrivato e il tuo ordine è confermato. Questa mail è la tua ricevuta.',
      'Ti scriviamo appena è pronto per il ritiro.',
    ],
  },
  confirmed: {
    subject: (number: string) => `Ordine ${number} confermato`,
    paragraphs: ['il tuo ordine è confermato. Ti scriviamo appena è pronto per il ritiro.'],
  },
  ready: {
    subject: (number: string) => `Ordine ${number} pronto per il ritiro`,
    paragraphs: ['il tuo ordine è pronto: ti aspettiamo in negozio per il ritiro.'],
  },
  cancelled: {
    subject: (number: string) => `Ordine ${number} annullato`,
    paragraphs: ['il tuo ordine è stato annullato.'],
    refund: {
      online: (amount: string) =>
        `Ti rimborsiamo ${amount} sullo stesso mezzo di pagamento; la banca può impiegare qualche giorno.`,
      cash: (amount: string) => `I ${amount} che hai pagato ti vengono restituiti in negozio.`,
    },
  },
  owner: {
    subject: (number: string, total: string) => `Nuovo ordine ${number}: ${total}`,
    paragraphs: (name: string) => [`${name} ha ordinato nello shop.`],
    paid: 'È già pagato online.',
    unpaid: 'Paga al ritiro.',
    action: 'Apri gli ordini',
  },
  facts: {
    number: 'Ordine',
    item: (quantity: number, name: string) => `${quantity} × ${name}`,
    total: 'Totale, IVA inclusa',
    paid: { online: 'Pagato online', cash: 'Pagato in negozio' },
    due: 'Da pagare al ritiro',
    pickup: 'Ritiro in negozio',
    reason: 'Motivo',
  },
  contact: (phone: string) => `Vuoi cambiare qualcosa? Chiamaci allo ${phone}.`,
  question: (phone: string) => `Hai una domanda? Chiamaci allo ${phone}.`,
  action: 'I tuoi ordini',
} as const

export const orderMessageLabelTexts = {
  'order-placed': 'Ordine ricevuto',
  'order-paid': 'Ordine pagato',
  'order-confirmed': 'Ordine confermato',
  'order-ready': 'Ordine pronto per il ritiro',
  'order-cancelled': 'Ordine annullato',
  'shop-order': 'Nuovo ordine, al titolare',
} as const
