import type { ProductCategory } from './products.rules.ts'

export const productsTexts = {
  /** SHOP-06. */
  categories: {
    shampoo: 'Shampoo',
    conditioner: 'Balsamo',
    styling: 'Styling',
    beard_care: 'Cura Barba',
    hair_oil: 'Olio Capelli',
    pomade: 'Pomata',
    wax: 'Cera',
    gel: 'Gel',
    aftershave: 'Dopobarba',
    cologne: 'Colonia',
    tools: 'Strumenti',
    accessories: 'Accessori',
    gift_sets: 'Set Regalo',
    other: 'Altro',
  } satisfies Record<ProductCategory, string>,
  /** SHOP-12. */
  stock: { available: 'Disponibile', low: 'Scorte limitate', none: 'Esaurito' },
  created: 'Prodotto creato con successo!',
  updated: 'Prodotto aggiornato con successo!',
  deleted: 'Prodotto eliminato con successo!',
  stockChanged: 'Scorte aggiornate',
  validation: {
    required: 'Compila tutti i campi obbligatori',
    nameTooLong: 'Il nome può avere al massimo 120 caratteri',
    brandTooLong: 'La marca può avere al massimo 60 caratteri',
    descriptionTooLong: 'La descrizione può avere al massimo 2000 caratteri',
    invalidCategory: 'Categoria non valida',
    invalidPrice: 'Il prezzo deve essere maggiore di zero, con al massimo due decimali',
    priceTooHigh: 'Il prezzo può essere al massimo CHF 10’000.00',
    invalidQuantity: 'La quantità deve essere un numero intero da 0 a 100000',
    invalidOperation: 'Operazione non valida',
    invalidStatus: 'Stato non valido',
    searchTooLong: 'La ricerca può avere al massimo 100 caratteri',
    tooManyIds: 'Troppi prodotti in una richiesta',
    invalidImage: 'Per favore seleziona un file immagine valido',
    imageTooBig: "L'immagine non deve superare i 5MB",
  },
} as const

export const productsErrorTexts = {
  PRODUCT_NOT_FOUND: 'Prodotto non trovato',
  STOCK_TOO_LOW: 'Le scorte non possono scendere sotto zero',
  STOCK_TOO_HIGH: 'Le scorte possono arrivare al massimo a 100000 pezzi',
} as const
