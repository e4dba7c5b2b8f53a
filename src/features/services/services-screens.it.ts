import { formatChf } from '#shared/money.ts'

export const servicesTexts = {
  title: 'Servizi',
  add: 'Nuovo servizio',
  addTitle: 'Aggiungi servizio',
  labels: {
    name: 'Nome',
    price: 'Prezzo (CHF)',
    duration: 'Durata (minuti)',
    description: 'Descrizione (facoltativa)',
  },
  priceHint: 'Per esempio 8.50',
  create: 'Aggiungi servizio',
  creating: 'Creazione in corso...',
  save: 'Salva',
  saving: 'Salvataggio in corso...',
  cancel: 'Annulla',
  close: 'Chiudi',
  edit: (name: string) => `Modifica ${name}`,
  remove: (name: string) => `Elimina ${name}`,
  active: 'Attivo',
  minutes: (minutes: number) => `${minutes} min`,
  listPrice: (price: number) => `Sul sito: ${formatChf(price)}`,
  listPriceHint:
    'Il listino del sito è un testo fisso: alcuni prezzi mostrano ancora un altro importo. Le prenotazioni usano sempre i prezzi di questa pagina.',
  created: 'Servizio creato con successo!',
  updated: 'Servizio aggiornato con successo!',
  loadFailed: 'Errore nel caricamento dei servizi',
  createFailed: 'Errore nella creazione del servizio',
  updateFailed: "Errore nell'aggiornamento del servizio",
  removeFailed: "Errore nell'eliminazione del servizio",
  emptyTitle: 'Nessun servizio',
  empty: 'Aggiungi il primo servizio: finché non ce n’è uno, nessuno può prenotare.',
  removal: {
    title: 'Eliminare il servizio?',
    question: (name: string) =>
      `«${name}» non si potrà più prenotare. Gli appuntamenti già presi restano come sono; chi è in lista d’attesa per questo servizio riceve un’email.`,
    confirm: 'Elimina servizio',
    busy: 'Eliminazione in corso...',
    cancel: 'Annulla',
  },
} as const
