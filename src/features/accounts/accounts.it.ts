/** Every Italian text of accounts that both sides use; screens keep theirs beside them. */
export const accountsTexts = {
  validation: {
    firstNameRequired: 'Il nome è obbligatorio',
    lastNameRequired: 'Il cognome è obbligatorio',
    nameTooLong: 'Usa al massimo 60 caratteri',
    emailRequired: "L'email è obbligatoria",
    emailInvalid: 'Inserisci un indirizzo email valido',
    phoneRequired: 'Il telefono è obbligatorio',
    phoneInvalid: 'Inserisci un numero di telefono valido',
    passwordRequired: 'La password è obbligatoria',
    passwordTooShort: 'La nuova password deve essere di almeno 8 caratteri.',
    registrationPasswordTooShort: 'La password deve essere di almeno 8 caratteri',
    passwordTooLong: 'La password può avere al massimo 128 caratteri',
    passwordsDiffer: 'Le password non corrispondono',
    humanVerification: 'Per favore completa la verifica anti-bot',
    linkInvalid: 'Il link non è valido o è scaduto. Richiedine uno nuovo.',
  },
  roles: { admin: 'Amministratore', barber: 'Barbiere', client: 'Cliente' },
  resetRequested: "Se l'email è registrata riceverai le istruzioni per reimpostare la password",
  registered: 'Registrazione completata',
  passwordChanged: 'Password cambiata con successo!',
  emailVerified: 'Indirizzo email confermato',
  loggedOut: 'Sessione chiusa',
} as const

export const accountsErrorTexts = {
  INVALID_CREDENTIALS: 'Email o password non validi',
  EMAIL_TAKEN: 'Email già registrata',
  HUMAN_VERIFICATION_REQUIRED: 'Per favore completa la verifica anti-bot',
  PASSWORD_TOO_COMMON: 'Questa password è troppo comune. Scegline una più difficile da indovinare.',
  LINK_INVALID: 'Il link non è valido o è scaduto. Richiedine uno nuovo.',
  CURRENT_PASSWORD_WRONG: 'La password attuale non è corretta.',
  NOT_YOUR_ACCOUNT: 'Puoi cambiare solo la tua password',
  LOGIN_LOCKED: 'Troppi tentativi di accesso. Riprova più tardi.',
} as const
