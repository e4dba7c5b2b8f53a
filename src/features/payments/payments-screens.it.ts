export const payOnlineTexts = {
  stripeMissing: 'Stripe non caricato correttamente',
  loading: 'Preparazione pagamento...',
  /** @param left minutes and seconds, as 12:30 */
  timeLeft: (left: string) => `Il posto è tuo ancora per ${left}`,
  almostOver: 'Mancano due minuti: poi il posto torna libero per tutti.',
  over: 'Il tempo per pagare è finito e il posto è di nuovo libero per tutti. Non ti è stato addebitato nulla.',
  ended: 'Questo pagamento non è più valido. Non ti è stato addebitato nulla: puoi ricominciare quando vuoi.',
  startAgain: 'Ricomincia',
  pay: (amount: string) => `Paga ${amount}`,
  paying: 'Elaborazione...',
  failed: 'Errore durante il pagamento',
  guestFailed: 'Errore nel pagamento. Riprova o scegli "Pago in sede".',
  privacy: 'I dati della carta vanno direttamente a Stripe: noi non li vediamo e non li conserviamo.',
} as const

export const payerTexts = {
  title: 'Dati di fatturazione',
  lead: 'Servono per la ricevuta. Tutti i campi sono obbligatori.',
  phoneHint: 'Solo cifre, spazi e il segno +',
  billedTo: 'Fatturato a',
  edit: 'Modifica',
} as const

export const returnTexts = {
  pageTitle: 'Pagamento',
  asking: 'Controlliamo il pagamento',
  askingLead: 'Un momento: chiediamo a Stripe com’è andata.',
  paid: 'Pagamento completato',
  paidLead: 'Il tuo appuntamento è pagato. Lo ritrovi nel tuo elenco.',
  processing: 'Pagamento in elaborazione',
  processingLead:
    'La conferma tarda un po’. Non pagare di nuovo: appena arriva ti scriviamo, e puoi chiudere questa pagina.',
  askAgain: 'Controlla di nuovo',
  refused: 'Pagamento non riuscito',
  refusedLead:
    'Il pagamento è stato rifiutato o interrotto: non ti è stato addebitato nulla. Quello che hai scritto c’è ancora.',
  refusedLeadForClients:
    'Il pagamento è stato rifiutato o interrotto: non ti è stato addebitato nulla. L’appuntamento resta tuo: lo paghi dal tuo elenco, o in sede.',
  back: 'Torna al pagamento',
  toAppointments: 'I tuoi appuntamenti',
  refunded: 'L’importo ti viene rimborsato',
  /** @param reason from the server, without a full stop */
  refundedLead: (reason: string, amount: string) =>
    `${reason}. Ti restituiamo ${amount} sullo stesso mezzo di pagamento; la banca può impiegare qualche giorno.`,
  otherTimes: 'Scegli un altro orario',
  toShop: 'Torna allo shop',
  unknown: 'Qui non troviamo nessun pagamento',
  unknownLead: 'Il link è incompleto o non è più valido. Se hai pagato, la conferma ti arriva per mail.',
  home: 'Torna alla home',
  failed: 'Non riusciamo a controllare il pagamento. Non pagare di nuovo: riprova tra poco.',
} as const

export const payAppointmentTexts = {
  title: 'Paga il tuo appuntamento',
  close: 'Chiudi',
  failed: 'Errore nella creazione del pagamento',
} as const

export const paidTexts = {
  online: 'Pagato online',
  in_person: 'Pagato in sede',
  twoWays: 'Pagato online e in sede',
  partially_paid: (due: string) => `Pagato in parte, restano ${due}`,
  refunded: 'Rimborsato',
  partially_refunded: 'Rimborsato in parte',
  pending: 'Da pagare',
} as const
