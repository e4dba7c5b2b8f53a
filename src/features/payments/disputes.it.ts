const reasons: Readonly<Record<string, string>> = {
  fraudulent: 'Dice di non aver fatto questo pagamento',
  unrecognized: 'Non riconosce l’addebito',
  product_not_received: 'Dice di non aver ricevuto ciò che ha pagato',
  product_unacceptable: 'Dice che ciò che ha ricevuto non va bene',
  duplicate: 'Dice di aver pagato due volte',
  credit_not_processed: 'Dice di non aver ricevuto un rimborso promesso',
  subscription_canceled: 'Dice di aver disdetto',
}

/** @param reason as Stripe names it; Stripe adds new ones now and then */
export function disputeReason(reason: string): string {
  return reasons[reason] ?? 'Non è d’accordo con l’addebito'
}

export const disputeTexts = {
  list: 'Contestazioni',
  states: {
    inquiry: 'richiesta di chiarimenti',
    open: 'contestazione aperta',
    won: 'contestazione vinta',
    lost: 'contestazione persa',
  },
  /** @param date as 20 nov 2026 */
  respondBy: (date: string) => `Rispondi nel pannello di Stripe entro il ${date}`,
} as const

export const disputeMailTexts = {
  opened: {
    subject: (amount: string) => `Pagamento contestato: ${amount}`,
    paragraphs: (name: string, amount: string) => [
      `${name === '' ? 'Chi ha pagato' : name} ha contestato presso la sua banca un pagamento di ${amount}. La banca ha ripreso l’importo finché decide.`,
    ],
    inquirySubject: (amount: string) => `La banca chiede chiarimenti su un pagamento di ${amount}`,
    inquiry: (name: string, amount: string) => [
      `La banca di ${name === '' ? 'chi ha pagato' : name} chiede chiarimenti su un pagamento di ${amount}. L’importo è ancora sul tuo conto: se lo rimborsi adesso, la richiesta si chiude.`,
    ],
    reminderSubject: (amount: string) => `Ultimi giorni per rispondere: pagamento contestato di ${amount}`,
    answer: 'Rispondi nel pannello di Stripe, alla voce Contestazioni, con quello che prova l’acquisto.',
    noAnswer: 'La banca non accetta risposte: decide da sola.',
    order: 'Non consegnare la merce finché la contestazione è aperta.',
  },
  ofPlan: {
    subject: 'Il pagamento del piano è contestato',
    paragraphs: (amount: string) => [
      `la tua banca ha contestato il pagamento di ${amount} per il piano dello studio. Se l’importo torna a te, il tempo pagato con quel pagamento finisce.`,
    ],
    lostSubject: 'Il pagamento del piano è stato ripreso',
    lost: (amount: string) => [
      `la banca ha ripreso il pagamento di ${amount} per il piano dello studio, e il tempo pagato con quel pagamento è finito. Per continuare scegli di nuovo un piano.`,
    ],
    action: 'Apri il piano',
  },
  decided: {
    lostSubject: (amount: string) => `Contestazione persa: ${amount}`,
    lost: (amount: string) => [
      `La banca ha dato ragione a chi ha pagato: ${amount} non tornano sul tuo conto, e non contano più tra gli incassi.`,
    ],
    wonSubject: (amount: string) => `Contestazione chiusa a tuo favore: ${amount}`,
    won: (amount: string) => [`La contestazione è chiusa a tuo favore: ${amount} restano tuoi.`],
    wonOrder:
      'Se intanto l’ordine è stato annullato, il cliente non ha né la merce né il denaro: riattivalo, oppure rimborsalo dai pagamenti.',
  },
  facts: { customer: 'Cliente', respondBy: 'Rispondi entro il' },
} as const
