import { barbersTexts } from './barbers.it.ts'

const waysOut = (hasColleagues: boolean) =>
  hasColleagues
    ? 'puoi mantenerli, assegnarli ai colleghi o cancellarli uno per uno'
    : 'puoi mantenerli, oppure cancellarli uno per uno'

export const scheduleTexts = {
  dayOff: 'Giorno libero',
  opens: 'Inizio',
  closes: 'Fine',
  pause: 'Pausa pranzo',
  pauseStart: 'Inizio pausa',
  pauseEnd: 'Fine pausa',
  ofDay: (label: string, day: string) => `${label}, ${day}`,
  dayFault: (day: string, fault: string) => `${day}: ${fault}`,
  outside: {
    title: 'Fuori dagli orari di apertura',
    closed: (day: string) => `${day}: lo studio è chiuso`,
    open: (day: string, hours: string) => `${day}: lo studio è aperto ${hours}`,
    hint: 'Si può salvare lo stesso: decide solo l’orario del barbiere.',
  },
  calendar: {
    placeholder: 'gg.mm.aaaa',
    labels: {
      monthLevelControl: 'Scegli mese e anno',
      yearLevelControl: 'Scegli l’anno',
      nextMonth: 'Mese dopo',
      previousMonth: 'Mese prima',
      nextYear: 'Anno dopo',
      previousYear: 'Anno prima',
      nextDecade: 'Decennio dopo',
      previousDecade: 'Decennio prima',
    },
  },
  vacations: {
    title: 'Vacanze',
    empty: 'Nessuna vacanza in programma.',
    from: 'Dal',
    to: 'Al',
    add: 'Aggiungi vacanza',
    past: 'Vacanze passate',
    remove: (days: string) => `Elimina la vacanza ${days}`,
    removeEmpty: 'Elimina questa riga',
    removal: {
      title: 'Elimina vacanza',
      question: (days: string) => `Vuoi eliminare la vacanza ${days}? Vale dopo il salvataggio.`,
      confirm: 'Elimina',
      cancel: 'Annulla',
    },
    days: (from: string, to: string) => (from === to ? from : `${from} – ${to}`),
    faults: {
      past: 'La data di inizio non può essere precedente a oggi',
      order: 'La data di fine deve essere successiva alla data di inizio',
    },
  },
  affected: {
    title: 'Appuntamenti in questo periodo',
    lead: (count: number, hasColleagues: boolean) =>
      `${barbersTexts.affected(count)}. Nessuno viene cancellato da solo: ${waysOut(hasColleagues)}.`,
    leadOff: (count: number, hasColleagues: boolean) =>
      `${count === 1 ? '1 appuntamento futuro resta' : `${count} appuntamenti futuri restano`} in agenda: ${waysOut(hasColleagues)}.`,
    unknownCustomer: 'Cliente Sconosciuto',
    minutes: (count: number) => `${count} min`,
    cancel: 'Cancella',
    cancelOf: (customer: string, when: string) => `Cancella l’appuntamento di ${customer}, ${when}`,
    really: 'Cancellare davvero?',
    yes: 'Sì, cancella',
    no: 'No',
    failed: "Errore nell'aggiornamento dello stato dell'appuntamento.",
    list: 'Appuntamenti',
    colleague: 'Assegna a',
    firstFree: 'Primo collega libero',
    reassignHint: 'Stesso giorno e stessa ora. Chi ha lasciato un’email viene avvisato.',
    reassign: (count: number) =>
      count === 1 ? 'Riassegna 1 appuntamento' : `Riassegna ${count} appuntamenti`,
    reassigning: 'Riassegnazione in corso...',
    reassignedTo: (name: string) => `Assegnato a ${name}`,
    elsewhere: 'Spostato nel frattempo',
    moveFailed: "Errore nello spostamento dell'appuntamento.",
    back: 'Torna alla modifica',
    keep: 'Salva e mantieni gli appuntamenti',
    save: 'Salva',
    reason: { admin: "Cancellato dall'amministratore", barber: 'Cancellato dal barbiere' },
  },
} as const

export const barbersTabTexts = {
  photo: { hint: 'Il ritratto che i clienti vedono quando prenotano: JPG o PNG, al massimo 5 MB.' },
  title: 'Gestione Barbieri',
  count: (active: number, all: number) =>
    active === all
      ? all === 1
        ? '1 barbiere attivo'
        : `${all} barbieri attivi`
      : `${active} attivi su ${all}`,
  add: 'Aggiungi barbiere',
  close: 'Chiudi',
  form: {
    title: 'Nuovo barbiere',
    details: 'Dati',
    firstName: 'Nome',
    lastName: 'Cognome',
    email: 'Email',
    phone: 'Telefono',
    phoneHint: 'Senza prefisso vale +41',
    tagline: 'Due parole sotto il nome',
    bio: 'Presentazione',
    active: 'Attivo',
    activeHint: 'Un barbiere non attivo non si può prenotare.',
    services: 'Servizi',
    allServices: 'Tutti i servizi',
    hours: 'Orari di lavoro',
    login: 'Crea un accesso al pannello',
    loginHint: 'Riceve una mail con il link per scegliere la password.',
    submit: 'Crea barbiere',
    submitting: 'Creazione in corso...',
    cancel: 'Annulla',
  },
  link: {
    title: 'Utente già registrato',
    question: (name: string, email: string, role: string) =>
      `${name} (${email}) ha già un account come ${role}. Vuoi collegarlo a questo barbiere? Al prossimo accesso vedrà il pannello barbiere.`,
    confirm: 'Collega e crea',
    busy: 'Creazione in corso...',
    cancel: 'Annulla',
  },
  list: {
    label: 'Barbieri',
    active: 'Attivo',
    inactive: 'Non attivo',
    noServices: 'Nessun servizio assegnato',
    away: (until: string) => `In vacanza fino al ${until}`,
    edit: 'Modifica',
    editOf: (name: string) => `Modifica ${name}`,
    remove: 'Elimina',
    removeOf: (name: string) => `Elimina ${name}`,
    loadFailed: 'Errore nel caricamento dei barbieri',
    emptyTitle: 'Nessun barbiere',
    empty: 'Aggiungi il primo: poi scegli orari e servizi.',
  },
  edit: {
    title: 'Modifica Barbiere',
    save: 'Salva modifiche',
    saving: 'Salvataggio in corso...',
    cancel: 'Annulla',
    leaveTitle: 'Modifiche non salvate',
    leaveQuestion: (name: string) => `Le modifiche a ${name} non sono salvate. Vuoi chiudere lo stesso?`,
    leaveConfirm: 'Chiudi senza salvare',
    stay: 'Continua a modificare',
  },
  remove: {
    title: 'Elimina barbiere',
    free: 'Nessun appuntamento futuro: ora il barbiere può essere eliminato.',
    question: 'Sei sicuro di voler eliminare questo barbiere?',
    hint: 'Gli appuntamenti passati restano nelle statistiche.',
    confirm: 'Elimina barbiere',
    busy: 'Eliminazione in corso...',
    cancel: 'Annulla',
    deactivate: 'Disattiva',
    deactivating: 'Disattivazione in corso...',
  },
  toasts: {
    created: barbersTexts.created,
    updated: barbersTexts.updated,
    deleted: barbersTexts.deleted,
  },
  errors: {
    create: 'Errore nella creazione del barbiere',
    remove: "Errore nell'eliminazione del barbiere",
    edit: 'Errore durante il salvataggio delle modifiche. Riprova.',
    update: "Errore durante l'aggiornamento del barbiere",
    services: 'Errore nel caricamento dei servizi',
  },
} as const
