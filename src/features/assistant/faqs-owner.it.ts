import { maxPictureMegabytes } from '#shared/pictures.ts'

import { faqsOf } from './faqs.rules.ts'

export const ownerFaqTexts = faqsOf('titolare', 'admin', {
  'cambiare-prezzi': {
    question: 'Come aggiungo un servizio o ne cambio il prezzo?',
    answer: () =>
      'In «Servizi»: «Nuovo servizio», oppure «Modifica» su uno che c’è. Gli appuntamenti già presi tengono il loro prezzo. Il listino della pagina iniziale è un testo fisso: se un prezzo è diverso, te lo segnaliamo lì.',
    actions: ['admin:services'],
  },
  'eliminare-servizio': {
    question: 'Che cosa succede se elimino un servizio?',
    answer: () =>
      'In «Servizi» premi «Elimina»: da allora non si può più prenotare. Gli appuntamenti già presi restano come sono, e chi lo aspettava in lista d’attesa viene avvisato.',
    actions: ['admin:services'],
  },
  'aggiungere-barbiere': {
    question: 'Come aggiungo un barbiere?',
    answer: () =>
      'In «Barbieri» premi «Aggiungi barbiere»: dati, servizi, orari e, se vuoi, un accesso al pannello. Quanti barbieri attivi puoi avere lo dice il tuo piano.',
    actions: ['admin:barbers', 'admin:subscription'],
  },
  'barbiere-lascia': {
    question: 'Un barbiere smette: come lo elimino?',
    answer: () =>
      'In «Barbieri» premi «Elimina». Se ha appuntamenti futuri, prima li riassegni ai colleghi o li cancelli uno per uno; in alternativa lo disattivi. Quelli passati restano nelle statistiche.',
    actions: ['admin:barbers'],
  },
  'prenotazione-telefonica': {
    question: 'Come registro una prenotazione presa al telefono?',
    answer: ({ bookingWindowDays }) =>
      `In «Appuntamenti» apri «Prenotazione telefonica»: nome o soprannome, barbiere, servizio e orario, da oggi a ${bookingWindowDays} giorni. Il telefono è facoltativo.`,
    actions: ['admin:appointments'],
  },
  'spostare-calendario': {
    question: 'Come sposto un appuntamento nel calendario?',
    answer: ({ mailsLeave }) =>
      `Nella vista «Colonne» trascinalo su un’altra ora o un altro barbiere e conferma; da tastiera premi M sull’appuntamento.${mailsLeave ? ' Chi ha lasciato un’email riceve il nuovo orario.' : ' Per ora non partono email: avvisa tu il cliente.'}`,
    actions: ['admin:appointments'],
  },
  'da-completare': {
    question: 'Che cosa sono gli appuntamenti da completare?',
    answer: () =>
      'Sono già passati, ma nessuno ha detto com’è andata. In «Appuntamenti» li apri con «Mostra» e scegli «Completa» o «Cancella».',
    actions: ['admin:appointments'],
  },
  esportare: {
    question: 'Posso esportare i dati in Excel?',
    answer: () =>
      'Sì, come file CSV che Excel apre: gli appuntamenti da «Appuntamenti», i clienti da «Clienti», gli ordini da «Ordini».',
    actions: ['admin:appointments', 'admin:customers', 'admin:orders'],
  },
  'utenti-ruoli': {
    question: 'Come creo un utente o cambio il suo ruolo?',
    answer: () =>
      'In «Utenti»: «Nuovo utente», oppure «Modifica» per il ruolo. Il ruolo nuovo vale subito. Non puoi togliere te stesso né l’ultimo amministratore.',
    actions: ['admin:users'],
  },
  'password-utente': {
    question: 'Un cliente ha perso la password: come lo aiuto?',
    answer: () =>
      'In «Utenti» apri la sua password: con «Invia link» la sceglie da solo, ed è il modo più sicuro. Altrimenti imposti una password temporanea, che al prossimo accesso va cambiata.',
    actions: ['admin:users'],
  },
  'impostare-orari': {
    question: 'Dove cambio orari, indirizzo e telefono del salone?',
    answer: () =>
      'In «Impostazioni»: dati del salone, orari di apertura e di contatto, link. Che cosa si può prenotare lo decidono però gli orari dei singoli barbieri.',
    actions: ['admin:settings'],
  },
  'impostare-prenotazioni': {
    question: 'Dove imposto le regole delle prenotazioni?',
    answer: ({ bookingWindowDays, autoConfirm }) =>
      `In «Impostazioni», «Prenotazioni»: giorni prenotabili (adesso ${bookingWindowDays}), appuntamenti futuri per cliente e per ospite, conferma automatica (adesso ${autoConfirm ? 'accesa' : 'spenta'}).`,
    actions: ['admin:settings'],
  },
  'impostare-messaggi': {
    question: 'Come imposto promemoria, SMS e ore di silenzio?',
    answer: ({ reminderHours, offerMinutes, sendsReminders }) =>
      `In «Impostazioni», «Messaggi»: promemoria (adesso ${sendsReminders ? `${reminderHours} ore prima` : 'spenti'}), SMS, ore di silenzio e minuti di un’offerta della lista d’attesa (adesso ${offerMinutes}).`,
    actions: ['admin:settings'],
  },
  'messaggi-non-partiti': {
    question: 'Un’email non è arrivata: dove lo vedo?',
    answer: () =>
      'In «Messaggi» vedi ogni email e SMS con il suo stato, e li rimandi con «Invia di nuovo». In «Impostazioni» puoi mandarti un’email di prova.',
    actions: ['admin:messages', 'admin:settings'],
  },
  'limiti-piano': {
    question: 'Quali limiti ha il mio piano?',
    answer: () =>
      'Appuntamenti, email, SMS e barbieri. In «Abbonamento» vedi quanto hai usato. I primi tre si azzerano il primo di ogni mese, i barbieri no.',
    actions: ['admin:subscription'],
  },
  'cambiare-piano': {
    question: 'Come rinnovo, cambio o disdico il piano?',
    answer: () =>
      'In «Abbonamento». Non si rinnova da solo: si paga un mese alla volta. Un piano più grande comincia subito, uno più piccolo alla fine del periodo pagato; disdetto, vale fino a quel giorno.',
    actions: ['admin:subscription'],
  },
  'piano-scaduto': {
    question: 'Che cosa si ferma se il piano scade?',
    answer: () =>
      'Servizi, barbieri, utenti e statistiche si bloccano, e i clienti con account e il telefono non possono prendere nuovi appuntamenti. Gli ospiti prenotano ancora, e gli appuntamenti presi si gestiscono come sempre.',
    actions: ['admin:subscription'],
  },
  'aggiungere-prodotto': {
    question: 'Come metto in vendita un prodotto?',
    answer: () =>
      `In «Prodotti» premi «Nuovo prodotto»: nome, categoria, prezzo, quantità e foto (JPG o PNG, al massimo ${maxPictureMegabytes} MB). Con «In vendita» lo mostri o lo nascondi.`,
    actions: ['admin:ecommerce'],
  },
  scorte: {
    question: 'Come aggiorno le scorte?',
    answer: () =>
      'In «Prodotti» premi sulle scorte: aggiungi, togli o imposta i pezzi, e vedi i movimenti. Gli ordini le scalano da soli; un ordine annullato le rimette.',
    actions: ['admin:ecommerce'],
  },
  'stati-ordine': {
    question: 'Come gestisco un ordine dello shop?',
    answer: ({ mailsLeave }) =>
      `In «Ordini» lo apri, cambi lo stato e lo stampi.${mailsLeave ? ' Chi ha ordinato riceve un’email quando è confermato, pronto o annullato.' : ''} Annullandolo i pezzi tornano sullo scaffale e puoi rimborsare.`,
    actions: ['admin:orders'],
  },
  'fare-rimborso': {
    question: 'Come rimborso un cliente?',
    answer: () =>
      'In «Pagamenti» apri il pagamento e premi «Rimborsa»: importo e motivo. Se era online torna sullo stesso mezzo; se era in sede lo restituisci tu e qui viene registrato.',
    actions: ['admin:payments'],
  },
  'attivare-pagamenti': {
    question: 'Come attivo i pagamenti online, le email o gli SMS?',
    answer: ({ takesPayments, mailsLeave, smsLeave }) =>
      `Li attiva chi gestisce il server. Adesso: pagamenti online ${takesPayments ? 'attivi' : 'non attivi'}, email ${mailsLeave ? 'attive' : 'non attive'}, SMS ${smsLeave ? 'attivi' : 'non attivi'}. Lo stato è in «Impostazioni», «Che cosa funziona».`,
    actions: ['admin:settings'],
  },
  'scheda-cliente': {
    question: 'Dove vedo la storia di un cliente?',
    answer: () =>
      'In «Clienti» cerchi per nome, email o telefono e apri la scheda: visite, spesa, note, ordini. Se la stessa persona c’è due volte, le unisci.',
    actions: ['admin:customers'],
  },
  'bloccare-cliente': {
    question: 'Posso impedire a un cliente di prenotare online?',
    answer: () =>
      'Sì: nella sua scheda, in «Clienti», accendi «Blocca prenotazioni online». Potrà prenotare solo chiamando. Allo stesso modo lo sblocchi.',
    actions: ['admin:customers'],
  },
  'lista-attesa-titolare': {
    question: 'Dove vedo chi è in lista d’attesa e a chi è stato offerto un posto?',
    answer: () =>
      'In «Lista d’attesa»: le richieste con il loro stato e, sotto «Posti offerti», a chi è stato offerto ogni posto e com’è finita.',
    actions: ['admin:waitinglist'],
  },
  'statistiche-titolare': {
    question: 'Dove vedo incasso e statistiche dello studio?',
    answer: () =>
      'In «Statistiche», per settimana, mese o anno, di tutti o di un barbiere: appuntamenti, incasso, servizi, ore di punta, clienti che tornano e lo shop.',
    actions: ['admin:stats'],
  },
  richieste: {
    question: 'Dove leggo consulenze, candidature e messaggi dal sito?',
    answer: () =>
      'In «Richieste»: ogni messaggio, consulenza e candidatura con il suo stato, le tue note e la risposta. Con «Elimina» ne cancelli una; le più vecchie si cancellano da sole.',
    actions: ['admin:requests'],
  },
  registro: {
    question: 'Come vedo chi ha cambiato che cosa?',
    answer: () => 'In «Registro»: chi, che cosa, quando, prima e dopo. Nessuno lo può modificare.',
    actions: ['admin:audit'],
  },
})
