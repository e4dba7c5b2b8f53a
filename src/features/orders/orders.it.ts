import type { OrderPaymentStatus, OrderStatus } from './orders.rules.ts'

export const ordersTexts = {
  /** OHIST-09. */
  statuses: {
    pending: 'In attesa',
    confirmed: 'Confermato',
    processing: 'In lavorazione',
    shipped: 'Spedito',
    delivered: 'Consegnato',
    cancelled: 'Annullato',
  } satisfies Record<OrderStatus, string>,
  payments: {
    pending: 'Da pagare',
    paid: 'Pagato',
    partially_refunded: 'Rimborsato in parte',
    refunded: 'Rimborsato',
  } satisfies Record<OrderPaymentStatus, string>,
  methods: { cash: 'In negozio', card: 'Carta', twint: 'TWINT' },
  /** OHIST-13. */
  unknownProduct: 'Prodotto',
  pickup: 'Ritiro in negozio',
  placed: 'Ordine completato con successo!',
  statusChanged: 'Stato ordine aggiornato con successo!',
  forgotten: 'Cliente anonimo',
  refundReason: 'Ordine annullato',
  refundReasons: {
    productsGone: 'I prodotti non erano più disponibili',
    orderCancelled: 'Ordine annullato',
    nothingToPay: 'Il pagamento non corrisponde a nessun ordine',
    paidTwice: 'L’ordine era già pagato',
  },
  validation: {
    customerMissing: 'Errore: dati cliente mancanti. Riprova con tutti i campi compilati.',
    customerFieldsMissing: (fields: readonly string[]) => `Campi cliente mancanti: ${fields.join(', ')}`,
    emptyCart: 'Il carrello è vuoto',
    invalidItem: 'Prodotto non valido',
    invalidQuantity: 'La quantità deve essere un numero intero da 1 a 99',
    invalidPrice: 'Prezzo non valido',
    invalidTotal: 'Totale non valido',
    tooManyItems: 'Troppi prodotti in un ordine',
    invalidStatus: 'Stato non valido',
    searchTooLong: 'La ricerca può avere al massimo 100 caratteri',
  },
  /** D-SHOP-01. */
  onlySoMany: (product: string, quantity: number) => `${product}: disponibili solo ${quantity}`,
  notSold: (product: string) => `${product}: non è più in vendita`,
  unknown: 'Un prodotto del carrello non è più in vendita',
  csv: {
    columns: [
      'Numero',
      'Data',
      'Stato',
      'Pagamento',
      'Pagato con',
      'Cliente',
      'Email',
      'Telefono',
      'Indirizzo',
      'CAP',
      'Città',
      'Articoli',
      'Totale CHF',
      'Rimborsato CHF',
    ],
  },
} as const

export const ordersErrorTexts = {
  ORDER_NOT_FOUND: 'Ordine non trovato',
  ORDER_DISPUTED:
    'Il pagamento di questo ordine è contestato: non consegnarlo finché la banca non ha deciso.',
  OUT_OF_STOCK: 'Un prodotto non è più disponibile nella quantità richiesta',
  PRICES_CHANGED: 'I prezzi sono cambiati: controlla il carrello e conferma di nuovo.',
  ORDER_UNPAID: 'Il pagamento non risulta completato',
  TOO_MANY_RESERVATIONS: 'Hai già un pagamento in corso: completalo, oppure riprova tra qualche minuto.',
  TOO_MANY_PIECES: 'Online puoi tenere da parte al massimo 200 pezzi alla volta.',
} as const
