export const panelTexts = {
  admin: {
    title: 'Pannello Amministrativo',
    unauthorised: 'Accesso non autorizzato',
    shop: {
      coming:
        'E-commerce completo in arrivo: pagamenti con carta per i prodotti, ordini e spedizioni, catalogo pubblico, analisi delle vendite',
    },
  },
  barber: {
    title: 'Pannello Barbiere',
    unauthorised: 'Accesso non autorizzato. Questa pagina è riservata ai barbieri.',
    greeting: (firstName: string) => `Ciao ${firstName}`,
    missingTitle: 'Profilo barbiere non trovato',
    missing: 'Impossibile trovare il profilo barbiere associato a questo account.',
    loadFailed: 'Errore nel caricamento dei dati del barbiere. Riprova più tardi.',
    toAdmin: 'Torna al pannello amministrativo',
  },
  account: {
    open: (name: string) => `Account di ${name}`,
  },
  home: 'pagina iniziale',
  toHome: 'Torna alla pagina iniziale',
  loading: 'Caricamento in corso...',
  live: {
    open: (unseen: number) =>
      unseen === 0 ? 'Avvisi' : unseen === 1 ? 'Avvisi: 1 nuovo' : `Avvisi: ${unseen} nuovi`,
    title: 'Avvisi',
    empty: 'Nessun avviso da quando hai aperto questa pagina.',
    changes: {
      booked: 'Nuovo appuntamento',
      moved: 'Appuntamento spostato',
      cancelled: 'Appuntamento cancellato',
      status: 'Stato aggiornato',
    },
    offline: 'Aggiornamenti in pausa: connessione assente',
  },
} as const
