import { onDate } from '#shared/italian-moments.ts'

export const settingsScreenTexts = {
  title: 'Impostazioni',
  loadFailed: 'Errore nel caricamento delle impostazioni',
  cleanUpOverdue: (steps: readonly string[]) =>
    `La pulizia notturna dei dati non riesce da più di due giorni (${steps.join(', ')}). Avvisa chi gestisce l’installazione: il motivo è nel registro del server.`,
  cleanUpSteps: {
    'spent-rows': 'accessi e link scaduti',
    guests: 'ospiti',
    'guest-orders': 'ordini degli ospiti',
    'old-orders': 'ordini vecchi',
    customers: 'clienti',
    'done-messages': 'messaggi da eliminare',
    'old-messages': 'messaggi vecchi',
    'waiting-requests': 'lista d’attesa',
    'waiting-offers': 'offerte della lista d’attesa',
    requests: 'richieste',
    'untied-files': 'file non inviati',
    chats: 'conversazioni con l’assistente',
    payers: 'dati dei pagamenti',
    'former-staff': 'ex collaboratori',
    'lost-pictures': 'immagini',
  },
  save: 'Salva',
  saving: 'Salvataggio in corso...',
  saveFailed: 'Errore nel salvataggio delle impostazioni',
  leaveQuestion: 'Hai modificato le impostazioni senza salvare. Vuoi uscire lo stesso?',
  overtaken:
    'Qualcun altro ha salvato le impostazioni mentre scrivevi. Quello che hai scritto è ancora qui: tienilo e salvalo, oppure annulla per vedere i dati nuovi.',
  keepMine: 'Tieni le mie modifiche',
  channels: {
    title: 'Che cosa funziona',
    lead: 'I collegamenti del salone. Li attiva chi gestisce il server.',
    mail: {
      name: 'E-mail',
      on: 'Attive',
      troubled: 'Con problemi',
      off: 'Non attive',
      lastSent: (day: string, time: string) => `Ultima partita ${onDate(day)} alle ${time}.`,
      noneSent: 'Nessun messaggio è ancora partito.',
      waiting: (count: number) =>
        count === 1 ? '1 aspetta un nuovo tentativo.' : `${count} aspettano un nuovo tentativo.`,
      failed: (count: number) =>
        count === 1
          ? '1 non è riuscita negli ultimi sette giorni.'
          : `${count} non sono riuscite negli ultimi sette giorni.`,
      recorded: 'I messaggi vengono solo registrati: nessuna e-mail parte.',
    },
    sms: {
      name: 'SMS',
      on: 'Attivi',
      off: 'Non attivi',
      leave: 'Partono con il servizio configurato.',
      stay: 'Nessun servizio SMS è configurato: non parte nessun SMS.',
    },
    payments: {
      name: 'Pagamenti online',
      live: 'Attivi',
      test: 'Di prova',
      off: 'Non attivi',
      unheard: 'Incompleti',
      real: 'I clienti pagano davvero con carta e TWINT.',
      pretended: 'Modalità di prova: nessun addebito è reale.',
      atShop: 'I clienti pagano in sede.',
      noEvents: 'Manca il segreto del webhook: gli esiti dei pagamenti non vengono ascoltati.',
    },
  },
  testMail: {
    send: 'Invia un’e-mail di prova',
    sending: 'Invio in corso...',
    failed: 'La prova non è riuscita',
    sent: (to: string) => `Inviata a ${to}: controlla la posta, anche tra lo spam.`,
    refused: (answer: string) => `Il server di posta l’ha rifiutata: «${answer}»`,
    unreachable: 'Il server di posta non risponde. Riprova tra poco o avvisa chi gestisce il server.',
    notConfigured: 'Nessun server di posta è configurato: non è partito niente.',
  },
} as const
