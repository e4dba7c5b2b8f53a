export const pwaTexts = {
  description: ({ city }: { city: string }) =>
    `Prenota taglio e barba, ritrova i tuoi appuntamenti e compra i prodotti dello studio di ${city}.`,
  shortcuts: { book: 'Prenota', shop: 'Shop' },
  offline: 'Modalità Offline - Alcune funzioni potrebbero non essere disponibili',
  update: {
    title: 'Aggiornamento Disponibile',
    lead: 'C’è una nuova versione del sito. Si ricarica in un attimo.',
    now: 'Aggiorna Ora',
    busy: 'Aggiornamento in corso...',
    later: 'Dopo',
  },
  install: {
    title: 'Installa l’app',
    lead: (settings: string) =>
      `${settings} sulla schermata Home: si apre subito, e i tuoi appuntamenti si leggono anche senza rete.`,
    now: 'Installa',
    later: 'Non ora',
    steps: { label: 'Come si installa', share: 'Tocca Condividi', add: 'Scegli «Aggiungi a Home»' },
    understood: 'Ho capito',
  },
} as const

export const offlinePageTexts = {
  pageTitle: 'Senza connessione',
  title: 'Qui serve la connessione.',
  lead: 'Questa pagina si apre solo in rete, e adesso il tuo dispositivo non la raggiunge. Appena torni online la ritrovi; la home si legge anche così.',
  retry: 'Riprova',
  home: 'Torna alla home',
} as const
