import { type Faq, faqsOf } from './faqs.rules.ts'

export const barberFaqTexts: readonly Faq[] = [
  ...faqsOf('barbiere', 'barber', {
    agenda: {
      question: 'Dove vedo i miei appuntamenti di oggi?',
      answer: () =>
        'Nel pannello barbiere, in «Agenda»: «Oggi», «Settimana» o una data. In alto c’è il prossimo cliente.',
      actions: ['barber:appointments'],
      forOwner: {
        answer: () =>
          'In «Appuntamenti», nel calendario: scegli il giorno e vedi chi viene, da ogni barbiere.',
        actions: ['admin:appointments'],
      },
    },
    completare: {
      question: 'Come segno un appuntamento come completato?',
      answer: () =>
        'In «Agenda», sul cliente, premi «Completa». Uno «In attesa» lo confermi con «Conferma». Completare prima dell’ora chiede conferma.',
      actions: ['barber:appointments'],
      forOwner: {
        answer: () =>
          'In «Appuntamenti» apri l’appuntamento e premi «Completa»; uno «In attesa» lo confermi con «Conferma».',
        actions: ['admin:appointments'],
      },
    },
    'barbiere-cancella': {
      question: 'Come cancello un appuntamento di un cliente?',
      answer: ({ mailsLeave }) =>
        `Sull’appuntamento premi «Cancella» e, se vuoi, scrivi il motivo. L’ora torna libera${mailsLeave ? ' e chi ha lasciato un’email viene avvisato' : '; avvisa tu il cliente'}. Vale anche per chi non è venuto.`,
      actions: ['barber:appointments'],
      forOwner: {
        answer: ({ mailsLeave }) =>
          `In «Appuntamenti» apri l’appuntamento e premi «Cancella». L’ora torna libera${mailsLeave ? ' e chi ha lasciato un’email viene avvisato' : '; avvisa tu il cliente'}. Vale anche per chi non è venuto.`,
        actions: ['admin:appointments'],
      },
    },
    'orari-di-lavoro': {
      question: 'Come cambio i miei orari di lavoro?',
      answer: () =>
        'In «Orari e Vacanze» scegli per ogni giorno inizio, fine e pausa, anche quella del pranzo, o «Giorno libero», e salvi. Solo questi orari decidono che cosa si può prenotare da te.',
      actions: ['barber:schedule'],
      forOwner: {
        answer: () =>
          'In «Barbieri» premi «Modifica» sul barbiere: per ogni giorno inizio, fine e pausa, o «Giorno libero». Solo questi orari decidono che cosa si può prenotare da lui.',
        actions: ['admin:barbers'],
      },
    },
    ferie: {
      question: 'Come inserisco le vacanze?',
      answer: () =>
        'In «Orari e Vacanze» premi «Aggiungi vacanza», metti dal e al e salvi. Gli appuntamenti già presi non si cancellano da soli: prima di salvare li vedi in un elenco e decidi che cosa farne.',
      actions: ['barber:schedule'],
      forOwner: {
        answer: () =>
          'In «Barbieri» premi «Modifica» sul barbiere, poi «Aggiungi vacanza», metti dal e al e salvi. Gli appuntamenti già presi non si cancellano da soli: li vedi in un elenco e decidi che cosa farne.',
        actions: ['admin:barbers'],
      },
    },
    'servizi-offerti': {
      question: 'Come scelgo quali servizi offro?',
      answer: () =>
        'In «Servizi» accendi quelli che si possono prenotare con te e salvi; almeno uno deve restare acceso.',
      actions: ['barber:services'],
      forOwner: {
        answer: () =>
          'In «Barbieri» premi «Modifica» sul barbiere e accendi i servizi che si possono prenotare con lui.',
        actions: ['admin:barbers'],
      },
    },
    'statistiche-barbiere': {
      question: 'Dove vedo quanto ho lavorato?',
      answer: () =>
        'In «Statistiche», per settimana, mese o anno: appuntamenti, incasso, cancellati e ore di punta, solo tuoi.',
      actions: ['barber:stats'],
      forOwner: {
        answer: () =>
          'In «Statistiche» scegli il barbiere e il periodo: appuntamenti, incasso, cancellati e ore di punta.',
        actions: ['admin:stats'],
      },
    },
    'calendario-telefono': {
      question: 'Posso vedere la mia agenda nel calendario del telefono?',
      answer: () =>
        'Sì: in «Profilo», sotto «Calendario sul telefono», attivi un indirizzo segreto per Google, Apple o Outlook. Mostra orari e servizi, mai nomi o contatti dei clienti.',
      actions: ['barber:profile'],
      forOwner: {
        answer: () =>
          'L’indirizzo segreto per il calendario del telefono lo attiva ogni barbiere nel proprio pannello, in «Profilo». Il tuo calendario è in «Appuntamenti».',
        actions: ['admin:appointments'],
      },
    },
    'profilo-barbiere': {
      question: 'Come cambio la mia presentazione e i miei dati?',
      answer: () =>
        'In «Profilo» premi «Modifica»: nome, email, telefono, le due parole sotto il nome e la presentazione. Per cambiare email serve la tua password; la nuova vale per l’accesso quando l’hai confermata dal link che ricevi.',
      actions: ['barber:profile'],
      forOwner: {
        answer: () =>
          'In «Barbieri» premi «Modifica» sul barbiere: dati, le due parole sotto il nome e la presentazione.',
        actions: ['admin:barbers'],
      },
    },
    'nuove-prenotazioni': {
      question: 'Devo ricaricare la pagina per vedere le nuove prenotazioni?',
      answer: () =>
        'No: nuovi appuntamenti, spostamenti e cancellazioni compaiono da soli, con un avviso. La campanella raccoglie quelli arrivati da quando hai aperto la pagina.',
    },
    'chiamare-cliente': {
      question: 'Come chiamo un cliente in ritardo?',
      answer: () =>
        'In «Agenda», sull’appuntamento, premi «Chiama»: c’è se il cliente ha lasciato un numero.',
      actions: ['barber:appointments'],
      forOwner: {
        answer: () =>
          'In «Appuntamenti» apri l’appuntamento: c’è il numero, se il cliente lo ha lasciato. Altrimenti cercalo in «Clienti».',
        actions: ['admin:appointments', 'admin:customers'],
      },
    },
  }),
  ...faqsOf('barbiere', 'barberAlone', {
    'prezzi-del-barbiere': {
      question: 'Posso cambiare il prezzo di un servizio?',
      answer: () =>
        'No, i prezzi e le durate del listino li cambia il titolare. Tu scegli, in «Servizi», quali si possono prenotare con te.',
      actions: ['barber:services'],
    },
    'telefono-del-barbiere': {
      question: 'Come segno un appuntamento preso al telefono?',
      answer: () =>
        'Le prenotazioni prese al telefono le inserisce il titolare, dal suo pannello: passagli nome, servizio e ora. Appena c’è, compare nella tua «Agenda».',
      actions: ['barber:appointments'],
    },
  }),
]
