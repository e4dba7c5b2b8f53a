export const formTexts = {
  testMode: 'Modalità test',
  methods: 'Metodo di pagamento',
  card: 'Carta',
  twint: 'TWINT',
  number: 'Numero carta',
  expiry: 'Data di scadenza',
  expiryHint: 'MM / AA',
  cvc: 'Codice di sicurezza',
  cvcHint: 'CVC',
  testCard: 'Carta di prova: 4242 4242 4242 4242, una data futura e un codice qualsiasi.',
  redirect: 'Dopo la conferma verrai reindirizzato a TWINT per completare il pagamento in modo sicuro.',
  loading: 'Caricamento…',
  unavailable: 'Il modulo di pagamento non è disponibile.',
  approvalTitle: 'Verifica 3D Secure',
  approvalText: 'La tua banca chiede una conferma. È una simulazione: non viene addebitato nulla.',
  approve: 'Completa la verifica',
  decline: 'Verifica non riuscita',
}

export const errorTexts = {
  incomplete_number: 'Il numero della carta è incompleto.',
  invalid_number: 'Il numero della carta non è valido.',
  incorrect_number: 'Il numero della carta non è valido.',
  incomplete_expiry: 'La data di scadenza della carta è incompleta.',
  invalid_expiry_month: 'La data di scadenza della carta non è valida.',
  invalid_expiry_month_past: 'La data di scadenza della carta è passata.',
  invalid_expiry_year: 'La data di scadenza della carta non è valida.',
  invalid_expiry_year_past: "L'anno di scadenza della carta è passato.",
  incomplete_cvc: 'Il codice di sicurezza della carta è incompleto.',
  invalid_cvc: 'Il codice di sicurezza della carta non è valido.',
  card_declined: 'La carta è stata rifiutata.',
  insufficient_funds: 'La carta non dispone di fondi sufficienti.',
  expired_card: 'La carta è scaduta.',
  incorrect_cvc: 'Il codice di sicurezza della carta non è corretto.',
  processing_error:
    "Si è verificato un errore durante l'elaborazione della carta. Riprova tra qualche istante.",
  test_mode_live_card:
    'La carta è stata rifiutata. La richiesta è in modalità test, ma la carta non è una carta di prova.',
  payment_intent_authentication_failure:
    'Impossibile autenticare il metodo di pagamento. Scegli un metodo di pagamento diverso e riprova.',
  payment_method_customer_decline: 'Il pagamento con TWINT è stato rifiutato.',
  payment_intent_unexpected_state: 'Questo pagamento non può più essere modificato.',
}

export const connectionText =
  'Non riusciamo a collegarci al fornitore dei pagamenti. Controlla la connessione a Internet e riprova.'
