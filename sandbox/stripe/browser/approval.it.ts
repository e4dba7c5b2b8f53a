export const approvalTexts = {
  testMode: 'Modalità test',
  twint: { title: 'Paga con TWINT', approve: 'Approva', decline: 'Rifiuta' },
  card: { title: 'Verifica 3D Secure', approve: 'Approva', decline: 'Rifiuta' },
  abandon: 'Abbandona',
  pretended: 'Questa è una simulazione: non viene addebitato nulla. Scegli come deve finire il pagamento.',
  payment: 'Pagamento',
  over: 'Questo pagamento non attende più una tua decisione.',
  back: 'Torna al negozio',
  problem: 'La risposta non è arrivata. Riprova.',
  unknownTitle: 'Pagamento non trovato',
  unknown: 'Questo indirizzo non corrisponde a nessun pagamento in corso.',
}
