import type { Asker } from './faqs.rules.ts'

export const assistantScreenTexts = {
  region: 'Assistente',
  open: 'Chiedi all’assistente',
  restore: 'Assistente: riprendi la chat',
  loading: 'Apro l’assistente...',
  title: 'Assistente',
  minimise: 'Riduci la chat',
  close: 'Chiudi la chat',
  log: 'Conversazione',
  you: 'Tu',
  bot: 'Assistente',
  thinking: 'Cerco la risposta...',
  /** CHAT-02. */
  faqHeading: {
    visitor: 'Domande frequenti',
    client: 'Le domande dei clienti',
    barber: 'Domande sul pannello barbiere',
    admin: 'Domande sul pannello',
  } satisfies Record<Asker, string>,
  showFaqs: 'Domande frequenti',
  moreFaqs: 'Mostra altre',
  suggestions: 'Puoi chiedere',
  input: 'Scrivi un messaggio',
  send: 'Invia',
  left: (count: number) => (count === 1 ? 'Ancora 1 carattere' : `Ancora ${count} caratteri`),
  over: (count: number) => (count === 1 ? 'Un carattere di troppo' : `${count} caratteri di troppo`),
  /** CHAT-06. */
  empty: 'Messaggio vuoto',
  helpful: 'La risposta è utile',
  unhelpful: 'La risposta non è utile',
  voted: 'Grazie del voto.',
  voteFailed: 'Il voto non è arrivato. Riprova.',
  offline: 'Senza connessione non posso rispondere. Quello che scrivi resta qui.',
  newTab: ' (in una nuova scheda)',
  retry: 'Riprova',
  /** ERR-75. */
  failed: 'Mi dispiace, si è verificato un errore. Riprova più tardi.',
  /** ERR-76. */
  unreachable: 'Errore di connessione. Controlla la tua connessione internet.',
  /** ERR-77. */
  down: 'Chatbot temporaneamente non disponibile',
  /** ERR-78. */
  initFailed: 'Impossibile inizializzare la sessione',
} as const
