export const paymentMessageTexts = {
  refunded: {
    subject: 'Il tuo pagamento viene rimborsato',
    paragraphs: (amount: string, reason: string) => [
      `abbiamo ricevuto il tuo pagamento di ${amount}, ma te lo restituiamo: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}.`,
      'L’importo ti viene rimborsato per intero sullo stesso mezzo di pagamento; la banca può impiegare qualche giorno.',
    ],
    action: 'Scegli un altro orario',
    shop: 'Torna allo shop',
  },
  givenBack: {
    subject: (amount: string) => `Rimborso di ${amount}`,
    paragraphs: (amount: string) => [
      `ti rimborsiamo ${amount} sullo stesso mezzo di pagamento; la banca può impiegare qualche giorno.`,
    ],
  },
  failed: {
    subject: (amount: string) => `Rimborso non riuscito: ${amount}`,
    body: (name: string, amount: string) =>
      `Il rimborso di ${amount}${name === '' ? '' : ` a ${name}`} non è riuscito.`,
    stillThere:
      'L’importo è ancora sul tuo conto: riprova dalla pagina dei pagamenti, oppure restituiscilo in un altro modo.',
    lessLeft: (left: string) =>
      `Una parte era già stata rimborsata nel pannello di Stripe: di questo pagamento restano ${left}. Se vuoi restituire anche questi, rimborsali dalla pagina dei pagamenti.`,
    ofPlan: (amount: string) => [
      `il rimborso di ${amount} per il piano dello studio non è riuscito: la banca l’ha rimandato a chi ti fornisce il programma.`,
      'Il tempo che avevi pagato vale come prima del rimborso. Se aspetti ancora l’importo, scrivi a chi ti fornisce il programma.',
    ],
    action: 'Apri i pagamenti',
    planAction: 'Apri il piano',
  },
  delayed: {
    subject: (amount: string) => `Rimborso in ritardo: ${amount}`,
    paragraphs: (name: string, amount: string) => [
      `Il rimborso di ${amount}${name === '' ? '' : ` a ${name}`} aspetta da ore: Stripe non lo accetta. Riproviamo da soli finché riesce.`,
      'Controlla nel pannello di Stripe che il saldo basti e che le chiavi del sito siano valide; se non capisci il motivo, avvisa chi cura il sito.',
    ],
    ofPlan: (amount: string) => [
      `il rimborso di ${amount} per il piano dello studio aspetta da ore: Stripe non lo accetta. Riproviamo da soli finché riesce.`,
      'Se aspetti ancora l’importo, scrivi a chi ti fornisce il programma.',
    ],
  },
  unknown: {
    subject: (amount: string) => `Pagamento senza prenotazione: ${amount}`,
    body: (amount: string) =>
      `Stripe ha incassato ${amount}, ma qui non c’è più niente che spieghi questo pagamento: succede quando si ripristina una copia dei dati.`,
    refunded:
      'L’importo viene rimborsato da solo. Chi ha pagato può credere di avere un appuntamento o un ordine: se puoi, avvisalo.',
    toDecide: 'Cercalo nel pannello di Stripe: rimborsalo, oppure registra ciò che è stato pagato.',
  },
  facts: {
    appointment: 'Appuntamento',
    order: 'Ordine',
    date: 'Data',
    reason: 'Motivo',
    payer: 'Chi ha pagato',
    reference: 'Riferimento di Stripe',
  },
} as const

export const paymentMessageLabelTexts = {
  'payment-refunded': 'Pagamento restituito per intero',
  'payment-given-back': 'Rimborso',
  'refund-failed': 'Rimborso non riuscito',
  'refund-delayed': 'Rimborso in ritardo, al titolare',
  'payment-unknown': 'Pagamento senza prenotazione, al titolare',
  'payment-disputed': 'Pagamento contestato, al titolare',
  'dispute-decided': 'Contestazione decisa, al titolare',
} as const
