export const accountsMessageTexts = {
  welcome: {
    subject: (shop: string) => `Benvenuto da ${shop}`,
    paragraphs: (shop: string) => [
      `il tuo account ${shop} è pronto. Con questa email e la password che hai scelto puoi prenotare, spostare e annullare i tuoi appuntamenti.`,
      'Conferma il tuo indirizzo con il pulsante qui sotto: il link vale 7 giorni.',
    ],
    loginEmail: 'Email di accesso',
    action: 'Conferma l’indirizzo',
    login: (url: string) => `Per accedere: ${url}`,
  },
  passwordReset: {
    subject: 'Reimposta la tua password',
    paragraphs: [
      'abbiamo ricevuto la richiesta di reimpostare la tua password. Il link vale 60 minuti e si può usare una volta sola.',
    ],
    action: 'Scegli una nuova password',
    ignore: 'Se non sei stato tu, ignora questa email: la tua password resta quella di prima.',
  },
  invitation: {
    subject: (shop: string) => `Il tuo accesso a ${shop}`,
    paragraphs: (shop: string) => [
      `lo studio ${shop} ha preparato un accesso per te. Scegli la tua password con il pulsante qui sotto: il link vale 7 giorni e si può usare una volta sola.`,
    ],
    loginEmail: 'Email di accesso',
    role: 'Ruolo',
    action: 'Scegli la tua password',
    login: (url: string) => `Poi si accede da qui: ${url}`,
  },
  temporaryPassword: {
    subject: 'La tua nuova password',
    paragraphs: [
      'lo studio ha ripristinato la tua password e ha chiuso le sessioni aperte. Questa è temporanea: al prossimo accesso ne scegli una tua.',
    ],
    loginEmail: 'Email di accesso',
    password: 'Password temporanea',
    action: 'Accedi',
    notYou: (phone: string) => `Se non te lo aspettavi, chiamaci: ${phone}.`,
  },
  passwordChanged: {
    subject: 'La tua password è stata cambiata',
    paragraphs: [
      'la password del tuo account è appena stata cambiata e le altre sessioni aperte sono state chiuse.',
    ],
    notYou: (phone: string) => `Se non sei stato tu, chiamaci subito: ${phone}.`,
  },
  addressProof: {
    subject: 'Conferma il tuo nuovo indirizzo email',
    paragraphs: (shop: string) => [
      `questo indirizzo è stato indicato come nuova email di accesso a ${shop}. Confermalo con il pulsante qui sotto e con la tua password: il link vale 7 giorni.`,
      'Finché non lo confermi, accedi con l’indirizzo di prima.',
    ],
    newEmail: 'Nuova email di accesso',
    action: 'Conferma l’indirizzo',
    ignore: 'Se non ne sai niente, ignora questa email: non cambia nulla.',
  },
  addressChanged: {
    onceProven: {
      subject: 'Il tuo indirizzo di accesso sta cambiando',
      paragraphs: [
        'per il tuo account è stato indicato un nuovo indirizzo email. Vale appena viene confermato; fino ad allora accedi con questo.',
      ],
    },
    atOnce: {
      subject: 'Il tuo indirizzo di accesso è cambiato',
      paragraphs: ['l’indirizzo email con cui accedi al tuo account è appena stato cambiato.'],
    },
    newEmail: 'Nuovo indirizzo',
    notYou: (phone: string) => `Se non te lo aspettavi, cambia la password e chiamaci: ${phone}.`,
  },
  newOwner: {
    subject: (name: string) => `Nuovo amministratore: ${name}`,
    paragraphs: (shop: string) => [
      `un account di ${shop} ha appena avuto il ruolo di amministratore: vede tutto e può cambiare tutto, anche gli altri account.`,
    ],
    name: 'Nome',
    email: 'Email di accesso',
    action: 'Apri gli utenti',
    notYou: 'Se non lo sapevi, togli subito il ruolo a questo account e cambia la tua password.',
  },
} as const

export const accountMessageLabelTexts = {
  welcome: 'Benvenuto e conferma dell’indirizzo',
  'password-reset': 'Link per la nuova password',
  invitation: 'Invito a entrare nello studio',
  'temporary-password': 'Password provvisoria',
  'password-changed': 'Password cambiata',
  'address-proof': 'Conferma del nuovo indirizzo',
  'address-changed': 'Indirizzo di accesso cambiato',
  'new-owner': 'Nuovo amministratore',
} as const
