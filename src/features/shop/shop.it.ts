export const shopTexts = {
  title: 'Shop',
  lead: 'Quello che usiamo in poltrona. Ordini online, ritiri in negozio.',
  description: (shop: string, city: string) =>
    `Lo shop di ${shop} a ${city}: cere, oli, shampoo e strumenti da barba. Ordini online e ritiri in negozio.`,
  /** D-PLAT-12. */
  prices: 'Prezzi in CHF, IVA inclusa',
  products: (count: number) => (count === 1 ? '1 prodotto' : `${count} prodotti`),
  list: 'Prodotti',
  search: 'Cerca prodotti...',
  category: 'Categoria',
  allCategories: 'Tutte le categorie',
  all: (total: number) => `Vedi tutti i ${total} prodotti`,
  more: 'Mostra altri',
  loadingMore: 'Caricamento...',
  featured: 'In evidenza',
  /** @param quantity items left in stock */
  low: (label: string, quantity: number) => `${label} · ${quantity}`,
  add: 'Aggiungi',
  addOne: (product: string) => `Aggiungi ${product} al carrello`,
  soldOut: (product: string) => `Esaurito: ${product}`,
  /** SHOP-22. */
  added: (product: string) => `${product} aggiunto al carrello!`,
  noneFound: { title: 'Nessun prodotto trovato', text: 'Prova a modificare i filtri di ricerca' },
  noFilters: 'Togli i filtri',
  nothingSold: {
    title: 'Shop in arrivo!',
    text: 'Stiamo preparando una fantastica selezione di prodotti per te',
  },
  /** ERR-43. */
  loadFailed: 'Errore nel caricamento dei prodotti',
  consultation: {
    title: 'Non sai quale scegliere?',
    text: 'Scrivici su WhatsApp: una foto, due domande, un consiglio sincero.',
    textWithout: 'Scrivici: due domande, un consiglio sincero.',
    write: 'Scrivici dal sito',
    link: 'Consulenza su WhatsApp',
    newTab: ' (in una nuova scheda)',
    firstWords: (shop: string) => `Ciao ${shop}, vorrei un consiglio su un prodotto.`,
  },
} as const

export const questionTexts = {
  title: 'Chiedi un consiglio',
  lead: 'Ti rispondiamo noi, per email o per telefono.',
  name: 'Nome',
  email: 'Email',
  phone: 'Telefono',
  question: 'La tua domanda',
  submit: 'Invia la domanda',
  sending: 'Invio in corso...',
  sent: 'Domanda inviata',
  sentText: 'Grazie! Ti rispondiamo appena possibile. Questa finestra si chiude da sola.',
  failed: 'La domanda non è partita. Riprova, o chiamaci.',
  unanswered:
    'Non sappiamo se la domanda è arrivata: inviala di nuovo. Se c’è già, non la riceviamo due volte.',
} as const

export const productTexts = {
  back: 'Torna allo shop',
  quantity: 'Quantità',
  add: 'Aggiungi al carrello',
  brand: 'Marca',
  pickup: 'Ritiro in negozio, gratuito',
  gone: {
    title: 'Prodotto non trovato',
    text: 'Forse non è più in vendita. Nello shop trovi tutti gli altri.',
  },
  description: (product: string, price: string, shop: string) =>
    `${product}, ${price}. Ordini online e ritiri in negozio da ${shop}.`,
} as const

export const cartTexts = {
  title: 'Carrello',
  open: (pieces: number) => `Carrello, ${cartTexts.pieces(pieces)}`,
  pieces: (count: number) => (count === 1 ? '1 articolo' : `${count} articoli`),
  items: 'Nel carrello',
  /** SHOP-17. */
  empty: 'Il carrello è vuoto',
  emptyHint: 'Quello che aggiungi dallo shop lo ritrovi qui.',
  toShop: 'Vai ai prodotti',
  toCart: 'Vai al carrello',
  quantityOf: (product: string) => `Quantità di ${product}`,
  less: (product: string) => `Uno in meno: ${product}`,
  more: (product: string) => `Uno in più: ${product}`,
  remove: (product: string) => `Togli ${product}`,
  /** SHOP-08. */
  removed: 'Prodotto rimosso dal carrello',
  onePrice: (price: string) => `${price} l’uno`,
  pickup: 'Ritiro in negozio',
  free: 'gratuito',
  total: 'Totale',
  proceed: 'Procedi al pagamento',
  full: 'Il carrello è pieno: completa l’ordine, poi aggiungi il resto.',
  changed: 'Il carrello è cambiato',
  changes: {
    gone: (product: string) => `${product}: non è più disponibile, l’abbiamo tolto dal carrello.`,
    soldOut: (product: string) => `${product}: esaurito, l’abbiamo tolto dal carrello.`,
    less: (product: string, quantity: number) =>
      `${product}: ${quantity === 1 ? 'ne resta solo 1' : `ne restano solo ${quantity}`}, abbiamo ridotto la quantità.`,
    price: (product: string, now: string, before: string) =>
      `${product}: il prezzo ora è ${now}, era ${before}.`,
  },
} as const

export const checkoutTexts = {
  title: 'Pagamento',
  lead: (street: string, city: string) => `Ritiri in negozio, gratis: ${street}, ${city}.`,
  summary: 'Riepilogo',
  details: 'I tuoi dati',
  detailsLead: 'Servono per l’ordine e la ricevuta. Tutti i campi sono obbligatori.',
  how: 'Come vuoi pagare?',
  choice: {
    how: 'Come vuoi pagare?',
    cash: 'Pagamento in negozio',
    cashHint: 'Paghi quando ritiri l’ordine',
    online: 'Pagamento online',
    onlineHint: 'Carta o TWINT',
  },
  /** PAY-09. */
  unavailable: 'Pagamenti Non Disponibili',
  unavailableHint: 'Il pagamento online non è attivo. Ordini adesso e paghi in negozio, al ritiro.',
  confirmCash: 'Conferma l’ordine',
  confirming: 'Invio dell’ordine...',
  goOn: 'Continua',
  preparing: 'Preparazione pagamento...',
  fieldsTitle: 'Paga con carta o TWINT',
  editPayer: 'Modifica i tuoi dati',
  cancel: 'Annulla',
  cancelling: 'Annullamento...',
  kept: {
    timeLeft: (left: string) => `I prodotti sono tuoi ancora per ${left}`,
    almostOver: 'Mancano due minuti: poi i prodotti tornano disponibili per tutti.',
  },
  left: {
    message: 'Hai un pagamento in sospeso: teniamo i prodotti per te ancora per qualche minuto.',
    resume: 'Riprendi il pagamento',
    release: 'Libera i prodotti',
  },
  over: 'Il tempo per pagare è finito e i prodotti sono di nuovo disponibili per tutti. Non ti è stato addebitato nulla.',
  ended: 'Questo pagamento non è più valido. Non ti è stato addebitato nulla: puoi ricominciare quando vuoi.',
  releaseFailed: 'Non siamo riusciti ad annullare il pagamento online. Riprova.',
  failedTitle: 'L’ordine non è partito',
  unanswered: {
    title: 'Non sappiamo se l’ordine è arrivato',
    same: 'La risposta non è arrivata: invialo di nuovo così com’è. Se c’è già, lo trovi confermato e non ne nasce un secondo.',
    other: (items: string, total: string, isLoggedIn: boolean) =>
      `Non abbiamo ricevuto risposta per ${items} (${total}): forse l’ordine c’è già. Prima di ordinarne un altro guarda ${isLoggedIn ? 'nei tuoi ordini' : 'se ti è arrivata la mail di conferma'}.`,
    myOrders: 'I miei ordini',
    known: 'Ho controllato',
  },
  startUnanswered:
    'La risposta non è arrivata. Non hai ordinato e non hai pagato nulla: premi di nuovo «Continua», e se tenevamo già i prodotti per te ritrovi lo stesso pagamento.',
  /** ERR-88. */
  orderFailed: "Errore nella creazione dell'ordine",
  /** ERR-79. */
  startFailed: 'Errore durante il pagamento',
  /** ERR-82. */
  paymentFailed: 'Errore nel pagamento. Riprova.',
} as const

export const placedTexts = {
  /** SHOP-20. */
  cash: (firstName: string, shop: string) =>
    `Grazie${firstName && ` ${firstName}`}! Ordine confermato. Pagamento alla consegna presso ${shop}.`,
  /** SHOP-21. */
  paid: (firstName: string) =>
    `Grazie${firstName && ` ${firstName}`}! Pagamento completato. L'ordine sarà pronto per il ritiro.`,
  title: (orderNumber: string) => `Ordine ${orderNumber}`,
  next: {
    paid: 'È pagato. Lo prepariamo e lo ritiri in negozio.',
    cash: 'Lo abbiamo ricevuto e ti mettiamo da parte i prodotti: paghi quando lo ritiri in negozio.',
  },
  mail: 'Ti abbiamo scritto una mail con tutti i dettagli; quando è pronto ti scriviamo di nuovo.',
  noMail: 'Segna il numero: ti serve al ritiro.',
  place: (street: string, city: string) => `Ritiro: ${street}, ${city}`,
  close: 'Chiudi la conferma',
} as const
