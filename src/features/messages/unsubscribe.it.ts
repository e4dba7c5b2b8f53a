export const unsubscribeErrorTexts = {
  UNSUBSCRIBE_LINK_INVALID: "Link non valido. Assicurati di utilizzare il link fornito nell'email.",
} as const

export const unsubscribeTexts = {
  pageTitle: 'Disiscrizione',
  title: 'Non vuoi più le novità?',
  loading: 'Caricamento in corso...',
  lead: 'Conferma, e non riceverai più novità e offerte a questo indirizzo.',
  address: 'Indirizzo',
  stillSent: 'Conferme, promemoria e avvisi che riguardano i tuoi appuntamenti continuano ad arrivare.',
  confirm: 'Conferma cancellazione',
  busy: 'Cancellazione in corso...',
  failed: 'Si è verificato un errore durante la cancellazione. Riprova più tardi.',
  invalidTitle: 'Questo link non funziona',
  invalidLead: 'L’indirizzo della pagina è incompleto o è stato modificato.',
  done: 'Cancellazione completata',
  doneLead: 'Da adesso a questo indirizzo non mandiamo più novità e offerte.',
  answer: 'Cancellazione completata.',
  home: 'Torna alla pagina iniziale',
} as const
