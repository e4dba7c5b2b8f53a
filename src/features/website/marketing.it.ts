import { formatChf } from '#shared/money.ts'

import { marketingFigures as figures } from './marketing.figures.ts'

export const francs = (chf: number) => formatChf(chf).replace(/\.00$/, '')

/** Claim only features that the software has. */
export const marketingTexts = {
  pageTitle: 'Il sistema di prenotazione per barbieri e saloni',
  description:
    'Prenotazioni online, calendario per poltrona, lista d’attesa, pagamenti con carta e TWINT, shop e statistiche: il sistema che usiamo ogni giorno nel nostro studio, per il tuo salone.',
  title: 'La poltrona si riempie da sola.',
  lead: (shop: string) =>
    `È il sistema con cui lavora ${shop}: i clienti prenotano da soli, il calendario non si sbaglia e il telefono suona meno. Adesso è anche per il tuo salone.`,
  demo: 'Richiedi una demo',
  seeRoi: 'Fai i conti',
  calendarAlt:
    'Il calendario del titolare: quattro barbieri in quattro colonne, con appuntamenti confermati, completati e annullati e il riepilogo della giornata.',
  bookingAlt:
    'La pagina di prenotazione: si sceglie il barbiere dal ritratto, il servizio con il prezzo e il giorno, con un tratto più fitto dove è più pieno.',
  tabsLabel: 'Il sistema in quattro parti',
  tabs: { features: 'Funzioni', benefits: 'Vantaggi', roi: 'Quanto rende', pricing: 'Prezzi' },
  features: {
    title: 'Tutto quello che succede tra la porta e la cassa.',
    lead: 'Niente moduli da comprare a parte: è un solo sistema, in italiano, dal telefono del cliente al computer del titolare.',
    groups: [
      {
        title: 'Chi prenota',
        picture: 'pettine',
        items: [
          [
            'Prenotazione in un minuto',
            'Barbiere, servizio, giorno e ora. Con un account o come ospite, a qualsiasi ora.',
          ],
          [
            'Il giorno meno pieno si vede',
            'Ogni data mostra quanto è carica, così i clienti si distribuiscono da soli.',
          ],
          ['Spostare e disdire', 'Dal link nella conferma, senza telefonare.'],
          [
            'Lista d’attesa',
            'Se un posto si libera, il sistema lo offre a chi aspetta: una persona alla volta, con il tempo per rispondere.',
          ],
          ['Carta e TWINT', 'Chi vuole paga subito; se il posto non c’è più, il rimborso parte da solo.'],
        ],
      },
      {
        title: 'Chi lavora',
        picture: 'macchinetta',
        items: [
          [
            'Calendario per poltrona',
            'Giorno, settimana e mese. Gli appuntamenti si spostano trascinandoli, o con la tastiera.',
          ],
          [
            'Due clienti sulla stessa poltrona: mai',
            'Lo impedisce il database, non la buona volontà, anche quando due prenotano nello stesso istante.',
          ],
          [
            'La giornata in tasca',
            'Il barbiere vede sul telefono chi arriva, con le note, e segna «completato» con il pollice.',
          ],
          [
            'Orari, pause e ferie',
            'Ognuno i propri. Se qualcuno si ammala, gli appuntamenti passano a un collega insieme ai messaggi.',
          ],
          ['Prenotazioni al telefono', 'Bastano un nome e un’ora: finiscono nello stesso calendario.'],
        ],
      },
      {
        title: 'Chi dirige',
        picture: 'forbici',
        items: [
          ['Schede dei clienti', 'Visite, note e preferenze; chi non si presenta più si può bloccare.'],
          ['Messaggi con prova', 'Conferme e promemoria per email e SMS, con lo stato di ogni invio.'],
          ['Shop', 'Prodotti, scorte, ordini da ritirare in salone. L’ultimo pezzo si vende una volta sola.'],
          ['Statistiche', 'Incassi, servizi, carico delle poltrone: le cifre che il sistema conosce già.'],
          ['Registro', 'Chi ha cambiato che cosa e quando. I tuoi dati si esportano e restano tuoi.'],
        ],
      },
    ],
  },
  benefits: {
    title: 'Meno telefono, meno buchi, meno carta.',
    lead: 'Quattro cose che cambiano, e perché.',
    items: [
      {
        title: 'Le mani restano sul cliente',
        text: 'Ogni appuntamento preso online è una telefonata che non interrompe un taglio. Il sito risponde anche alle undici di sera e la domenica.',
      },
      {
        title: 'I posti vuoti si richiamano da soli',
        text: 'Il promemoria arriva quando lo decidi tu. Se qualcuno disdice, la lista d’attesa offre quell’ora a chi l’aveva chiesta, senza che nessuno debba chiamare.',
      },
      {
        title: 'Il calendario dice sempre la verità',
        text: 'Sito, telefono e banco scrivono nello stesso calendario, e ogni schermo si aggiorna da solo. Una poltrona non si può dare due volte.',
      },
      {
        title: 'I dati sono tuoi',
        text: 'Un’installazione per salone, con il suo database. Niente pubblicità, niente tracciatori, niente clienti in comune con altri. I clienti scaricano o cancellano i propri dati da soli, come vuole la legge svizzera.',
      },
    ],
    promise: 'Non si ferma alla prima riga rossa',
    promiseText:
      'Se la posta è giù, i messaggi partono dopo. Se il database si riavvia, il sistema riparte da solo. Se un pagamento arriva tardi, trova il suo appuntamento o torna indietro. Proviamo questi guasti a ogni versione.',
  },
  roi: {
    title: 'Quando si è ripagato?',
    lead: 'Metti i numeri del tuo salone. I valori già scritti sono un esempio, non una promessa.',
    fields: {
      appointmentsPerWeek: {
        label: 'Appuntamenti alla settimana',
        unit: '',
        fault: 'Scrivi un numero da 1 a 2000',
      },
      averagePrice: { label: 'Prezzo medio', unit: 'CHF', fault: 'Scrivi un importo da 1 a 1000' },
      missedPercent: { label: 'Appuntamenti mancati', unit: '%', fault: 'Scrivi una percentuale da 0 a 100' },
      savedPercent: {
        label: 'Appuntamenti mancati che salvi con promemoria e lista d’attesa',
        unit: '%',
        fault: 'Scrivi una percentuale da 0 a 100',
      },
      phoneHoursPerWeek: {
        label: 'Ore al telefono alla settimana',
        unit: 'ore',
        fault: 'Scrivi un numero da 0 a 100',
      },
      onlinePercent: {
        label: 'Telefonate che diventano prenotazioni online',
        unit: '%',
        fault: 'Scrivi una percentuale da 0 a 100',
      },
      hourValue: { label: 'Valore di un’ora di lavoro', unit: 'CHF', fault: 'Scrivi un importo da 0 a 500' },
    },
    yourSalon: 'Il tuo salone',
    yourGuess: 'Quanto pensi di guadagnarci',
    plan: 'Piano mensile',
    planOption: (name: string, price: string) => `${name}, ${price} al mese`,
    result: 'Il risultato',
    months: (months: number) => (months === 1 ? 'mese' : 'mesi'),
    paidAfter: (price: string) => `e i ${price} dell’installazione sono tornati.`,
    never: 'Mai',
    neverText:
      'Con questi numeri, entro dieci anni l’installazione non si ripaga. Meglio saperlo prima: forse ti basta meno di questo sistema.',
    wrong: 'Correggi i campi segnati per vedere il risultato.',
    spoken: (months: number | null) =>
      months === null
        ? 'Con questi numeri non si ripaga entro dieci anni.'
        : `Si ripaga in ${months} ${months === 1 ? 'mese' : 'mesi'}.`,
    rows: {
      saved: 'Appuntamenti salvati, al mese',
      time: 'Ore tolte al telefono, al mese',
      costs: 'Costi correnti e piano, al mese',
      net: 'Resta, al mese',
      firstYear: 'Dopo un anno, tolta l’installazione',
    },
    chart: 'Quanta parte del prezzo è tornata, mese per mese, nei primi due anni',
    chartFrom: '1° mese',
    chartTo: '24° mese',
    assumptions: 'Come facciamo il conto',
    assumptionList: [
      'Un mese ha 52 ÷ 12 settimane.',
      'Appuntamenti salvati = appuntamenti × mancati × salvati × prezzo medio.',
      'Ore guadagnate = ore al telefono × parte che passa online × valore di un’ora.',
      `Costi: hosting ${francs(figures.hostingPerYear)} e dominio ${francs(figures.domainPerYear)} all’anno, SMS contati al massimo (${francs(figures.smsPerMonth.to)} al mese), assistenza ${francs(figures.supportPerMonth)} al mese, più il piano scelto.`,
      `Da ripagare: ${francs(figures.discountedPrice)}, il prezzo scontato. Interessi e imposte non sono contati.`,
    ],
  },
  pricing: {
    title: 'Una volta per averlo, poco al mese per tenerlo.',
    lead: 'Le cifre sono tutte qui. Non ci sono commissioni sulle prenotazioni.',
    once: 'Installazione',
    onceText: 'Il tuo sito, i tuoi servizi, i tuoi barbieri e i tuoi orari, pronti per il primo cliente.',
    full: 'Prezzo di listino',
    discount: `Con il ${figures.discountPercent}% di sconto`,
    weeks: `${figures.weeks.from}–${figures.weeks.to}`,
    weeksUnit: 'settimane',
    weeksText: 'per metterlo in funzione',
    running: 'Costi correnti',
    runningRows: [
      { name: 'Hosting', note: 'server e database', amount: String(figures.hostingPerYear), per: 'all’anno' },
      { name: 'Dominio', note: 'il tuo indirizzo', amount: String(figures.domainPerYear), per: 'all’anno' },
      {
        name: 'SMS',
        note: 'secondo quanti ne mandi',
        amount: `${figures.smsPerMonth.from}–${figures.smsPerMonth.to}`,
        per: 'al mese',
      },
      {
        name: 'Assistenza',
        note: 'domande e aggiornamenti',
        amount: String(figures.supportPerMonth),
        per: 'al mese',
      },
    ],
    stripe: 'Chi attiva i pagamenti online ha un contratto proprio con Stripe e ne paga le commissioni.',
    plans: 'I piani mensili',
    plansLead:
      'Il piano dice quanto può lavorare il sistema. Si cambia quando si vuole e niente si rinnova da solo.',
    perMonth: 'al mese',
    recommended: 'Consigliato',
    included: 'Compreso:',
    notIncluded: 'Non compreso:',
  },
  end: {
    title: 'Vieni a vederlo al lavoro.',
    lead: 'Ti mostriamo il sistema acceso e facciamo i conti con i numeri del tuo salone.',
    or: 'Oppure chiamaci:',
  },
} as const

/** MKT-02 to MKT-09. */
export const demoTexts = {
  title: 'Richiedi una demo',
  lead: 'Ti richiamiamo noi. Nome, email e telefono sono obbligatori.',
  name: 'Nome e Cognome',
  email: 'Email',
  phone: 'Telefono',
  salonName: 'Nome del tuo salone',
  optional: '(facoltativo)',
  message: 'Messaggio',
  submit: 'Richiedi Demo Gratuita',
  sending: 'Invio in corso...',
  sent: 'Richiesta inviata',
  sentText: 'Grazie! Ti richiamiamo appena possibile. Questa finestra si chiude da sola.',
  failed:
    "Si è verificato un errore durante l'invio. Riprova o contattaci direttamente via email o telefono.",
} as const
