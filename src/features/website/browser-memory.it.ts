import { chatHours } from '#features/assistant/assistant.rules.ts'

export const browserMemoryTexts: string[][] = [
  [
    'token, user, sessionRenewedAt, sessionLastActivity, sessionEndedBy',
    'restare dentro il tuo account',
    'fino all’uscita, o 30 minuti senza attività',
  ],
  ['app-theme', 'tema chiaro o scuro', 'finché lo cancelli'],
  ['chatbot-session', 'ritrovare la chat con l’assistente', `${chatHours} ore, o finché la cancelli`],
  ['cart', 'il carrello dello shop', 'finché ordini o lo svuoti'],
  [
    'guest-booking-hold, shop-checkout-hold',
    'riprendere in un’altra scheda un pagamento lasciato a metà',
    'un quarto d’ora, fino alla visita successiva o fino all’uscita dal tuo account',
  ],
  ['cookie-consent', 'questa scelta', 'dodici mesi'],
  ['banner-closed, pwa-dismissed-at', 'non mostrarti due volte lo stesso avviso', 'finché li cancelli'],
  ['own-data', 'una copia dei tuoi appuntamenti, per leggerli senza rete', 'fino all’uscita dal tuo account'],
  [
    'memoria dell’app (cache)',
    'le pagine e i dati pubblici dello studio, per leggerli senza rete',
    'fino alla versione successiva del sito, o finché la cancelli',
  ],
  [
    'files-gone-at',
    'ricaricare una volta sola la pagina quando il sito è stato rinnovato',
    'finché chiudi la scheda',
  ],
  [
    'application-open, consultation-open, demo-open, question-open',
    'da quanto tempo un modulo è aperto: chi lo compila in un istante è un programma',
    'finché chiudi la scheda',
  ],
  ['toldPlanPayment', 'non dirti due volte che il piano è pagato', 'finché chiudi la scheda'],
  ['react-router-scroll-positions', 'tornare al punto della pagina in cui eri', 'finché chiudi la scheda'],
  ['bozze dei moduli', 'non perdere ciò che hai scritto se ricarichi', 'finché chiudi la scheda'],
]
