import { lockoutBeforeStart } from '#features/appointments/appointments.rules.ts'
import type { Service } from '#features/services/services.contract.ts'
import { maxRequests, waitingTime } from '#features/waiting-list/waiting-list.rules.ts'
import { formatChf } from '#shared/money.ts'

import { type Faq, faqsOf, type ShopFacts } from './faqs.rules.ts'

const lockoutHours = lockoutBeforeStart / (60 * 60 * 1000)

const forChild = /\s*\bbambin\w*/i

function lastAge({ description }: Service): number {
  const [, years] = /\bfino ai? (\d+) anni/i.exec(description) ?? []
  return years === undefined ? Infinity : Number(years)
}

function tooOldAnswer(
  age: number,
  forChildren: readonly Service[],
  { services, phone }: Pick<ShopFacts, 'services' | 'phone'>,
): string {
  const limits = forChildren
    .map((service) => `«${service.name}» è fino a ${lastAge(service)} anni`)
    .join(', ')
  const names = forChildren.map(({ name }) => name.replace(forChild, '').trim().toLowerCase())
  const normal = services.filter(({ name }) => names.includes(name.toLowerCase()))
  return normal.length > 0
    ? `${limits}: a ${age} vale ${normal.map(pricedLine).join(' ')}`
    : `${limits}: per chi ne ha ${age} chiedi allo studio, ${phone}.`
}

function pricedLine({ name, price, duration }: Service): string {
  return `«${name}», ${formatChf(price)}, ${duration} minuti.`
}

export const bookingFaqTexts: readonly Faq[] = [
  ...faqsOf('prenotazioni', 'everybody', {
    'senza-account': {
      question: 'Posso prenotare senza account?',
      answer: () =>
        'Sì. Come ospite scegli barbiere, servizio, giorno e ora e lasci nome, cognome, email e telefono: non serve un account.',
      actions: ['guestBooking', 'register'],
    },
    'prenotare-a-ogni-ora': {
      question: 'Si può prenotare anche di notte o quando siete chiusi?',
      answer: () =>
        'Sì, il sito prende prenotazioni a ogni ora, tutti i giorni. Gli orari che puoi scegliere sono quelli in cui lavorano i barbieri.',
      actions: ['book'],
    },
    'quanto-anticipo': {
      question: 'Con quanto anticipo posso prenotare?',
      answer: ({ bookingWindowDays }) =>
        `Da oggi fino a ${bookingWindowDays} giorni in avanti. Le date più lontane si aprono un giorno alla volta.`,
      actions: ['book'],
    },
    'quanti-appuntamenti': {
      question: 'Quanti appuntamenti posso prenotare insieme?',
      answer: ({ maxFuturePerClient, maxFuturePerGuest, phone }) =>
        `Con un account puoi avere fino a ${maxFuturePerClient} appuntamenti futuri, come ospite fino a ${maxFuturePerGuest} per telefono o email. Se te ne servono di più, chiama ${phone}.`,
      actions: ['phone'],
    },
    'primo-barbiere': {
      question: 'Che cosa vuol dire «Primo barbiere disponibile»?',
      answer: () =>
        'Vedi insieme gli orari liberi di tutti i barbieri che offrono il servizio. Con la prenotazione te ne viene assegnato uno libero a quell’ora: tra quelli liberi, chi ha meno appuntamenti quel giorno.',
      actions: ['book'],
    },
    'conferma-prenotazione': {
      question: 'Come so se la mia prenotazione è confermata?',
      answer: ({ autoConfirm, mailsLeave, phone }) =>
        [
          autoConfirm
            ? 'Una prenotazione online è confermata subito, e lo leggi sulla pagina che si apre alla fine.'
            : 'La richiesta resta «In attesa» finché lo studio la conferma.',
          mailsLeave
            ? 'Ti mandiamo anche un’email con tutti i dati: se non la trovi, guarda tra lo spam.'
            : 'Per ora non mandiamo email: salva la pagina della prenotazione.',
          `Se hai un dubbio, chiama ${phone}.`,
        ].join(' '),
      actions: ['myAppointments', 'phone'],
    },
    promemoria: {
      question: 'Mi ricordate l’appuntamento?',
      answer: ({ sendsReminders, mailsLeave, smsLeave, reminderHours }) =>
        sendsReminders && (mailsLeave || smsLeave)
          ? `Sì: ${reminderHours} ore prima ti arriva un promemoria ${[...(mailsLeave ? ['per email'] : []), ...(smsLeave ? ['per SMS'] : [])].join(' e ')}.`
          : 'Per ora non mandiamo promemoria. Dalla pagina della prenotazione puoi aggiungere l’appuntamento al tuo calendario.',
    },
    'entro-quando': {
      question: 'Entro quando posso spostare o cancellare?',
      answer: ({ phone }) =>
        `Sul sito si sposta e si cancella finché mancano più di ${lockoutHours} ore all’inizio. Dopo, senti lo studio: ${phone}.`,
      actions: ['myAppointments', 'phone'],
    },
    'link-ospite': {
      question: 'Ho prenotato come ospite: come ritrovo la prenotazione?',
      answer: ({ mailsLeave, phone }) =>
        `${mailsLeave ? 'Apri il link che trovi nell’email di conferma' : 'Apri il link della pagina di conferma'}: da lì vedi l’appuntamento, lo sposti o lo cancelli, senza accedere. Se il link non c’è più, chiama ${phone}.`,
      actions: ['phone'],
    },
    ritardo: {
      question: 'Sono in ritardo: che cosa faccio?',
      answer: ({ phone }) =>
        `Chiama subito lo studio al ${phone}: da qui non posso avvisare il barbiere, e decide lui se riesce ad aspettarti.`,
      actions: ['phone'],
    },
    'per-altri': {
      question: 'Posso prenotare per un’altra persona?',
      answer: () =>
        'Sì: prenota come ospite con il nome e i recapiti di chi viene. Per più persone fai una prenotazione ciascuna; con il tuo account non puoi avere due appuntamenti alla stessa ora.',
      actions: ['guestBooking'],
    },
    'due-servizi': {
      question: 'Posso fare più servizi nello stesso appuntamento?',
      answer: ({ services }) => {
        const together = services.filter(({ name }) => name.includes('+')).map(({ name }) => `«${name}»`)
        const hint = together.length > 0 ? ` Nel listino c’è già ${together.join(', ')}.` : ''
        return `Ogni appuntamento è per un servizio.${hint} Altrimenti prenota due orari uno dopo l’altro.`
      },
      actions: ['book'],
    },
    calendario: {
      question: 'Posso mettere l’appuntamento nel mio calendario?',
      answer: ({ mailsLeave }) =>
        `Sì: ${mailsLeave ? 'l’email di conferma porta con sé il file per il calendario, e ' : ''}chi prenota come ospite trova «Aggiungi al calendario» sulla pagina della prenotazione.`,
    },
    'lista-attesa': {
      question: 'Come funziona la lista d’attesa?',
      answer: () =>
        `Con un account dici che cosa aspetti: barbiere, servizio e, se vuoi, giorni e fasce orarie. Quando si libera un posto adatto lo teniamo per te e ti scriviamo. Una richiesta vale ${waitingTime} giorni, e ne puoi avere ${maxRequests} insieme.`,
      actions: ['waitingList'],
    },
    'posto-offerto': {
      question: 'Mi avete offerto un posto libero: quanto tempo ho?',
      answer: ({ offerMinutes }) =>
        `Di solito ${offerMinutes} minuti: l’ora esatta è scritta nel messaggio. Apri il link e premi «Prenota questo orario». Se rinunci o il tempo passa, il posto va alla persona dopo di te e tu resti in lista.`,
      actions: ['waitingList'],
    },
    'ordine-lista': {
      question: 'Chi viene prima in lista d’attesa?',
      answer: () =>
        'Chi aspetta da più tempo. Un posto liberato viene offerto a una persona alla volta, e passa alla successiva solo se chi viene prima rinuncia o non risponde in tempo.',
      actions: ['waitingList'],
    },
    'orario-perso': {
      question: 'Perché mi dice che l’orario non è più disponibile?',
      answer: () =>
        'Un’altra persona ha prenotato quell’orario un attimo prima. Un posto si dà una volta sola: scegline un altro, quello che hai scritto resta.',
      actions: ['book'],
    },
    'prenotazioni-bloccate': {
      question: 'Perché il sito dice che le prenotazioni online non sono disponibili?',
      answer: ({ phone }) =>
        `In questo momento lo studio non prende la tua prenotazione dal sito. Chiama ${phone}: al telefono si trova un posto, e gli appuntamenti già presi restano validi.`,
      actions: ['phone'],
    },
    'senza-appuntamento': {
      question: 'Posso venire senza appuntamento?',
      answer: () =>
        'Per ora si lavora su appuntamento; il servizio senza appuntamento è in arrivo. Se oggi c’è un posto libero lo puoi prenotare anche all’ultimo momento.',
      actions: ['book'],
    },
    bambini: {
      question: 'Tagliate i capelli anche ai bambini?',
      answer: ({ services, phone }, { age }) => {
        const forChildren = services.filter(({ name }) => forChild.test(name))
        if (age !== null && forChildren.length > 0 && forChildren.every((service) => age > lastAge(service)))
          return tooOldAnswer(age, forChildren, { services, phone })
        const lines = forChildren.map((service) => `${pricedLine(service)} ${service.description}`)
        return lines.length > 0
          ? `Sì: ${lines.join(' ')}`.trim()
          : `Nel listino non c’è un servizio solo per bambini: chiedi allo studio, ${phone}.`
      },
      actions: ['book'],
    },
    'prenotare-di-nuovo': {
      question: 'Come prenoto di nuovo la stessa cosa?',
      answer: () =>
        'Nel tuo elenco, sotto un appuntamento passato, premi «Prenota di nuovo»: barbiere e servizio sono già scelti, ti restano giorno e ora.',
      actions: ['myAppointments'],
    },
    donne: {
      question: 'Tagliate anche le donne?',
      answer: ({ services, phone }) => {
        const forWomen = services.filter(({ name }) => /donn|femm|signor/i.test(name))
        return forWomen.length > 0
          ? `Sì: ${forWomen.map(pricedLine).join(' ')}`
          : `Nel listino non c’è un servizio per donne, e di più non so: chiedi allo studio, ${phone}.`
      },
      actions: ['phone'],
    },
    'non-presentarsi': {
      question: 'Devo pagare se non vengo?',
      answer: ({ phone }) =>
        `A chi non viene e aveva scelto di pagare in sede il sito non addebita nulla. Quello che hai pagato online torna indietro se cancelli in tempo, più di ${lockoutHours} ore prima. Se lo studio chieda altro non lo so: ${phone}.`,
      actions: ['myAppointments', 'phone'],
    },
    'mia-attesa': {
      question: 'Sono in lista d’attesa?',
      answer: () =>
        'Lo vedi nella pagina «Lista d’attesa», con il tuo account: le tue richieste, il loro stato e il posto che ti viene offerto.',
      actions: ['waitingList', 'login'],
    },
  }),
  ...faqsOf('prenotazioni', 'customer', {
    'appuntamenti-altrui': {
      question: 'Posso sapere quando viene un’altra persona?',
      answer: ({ phone }) =>
        `No: qui si possono chiedere solo i propri appuntamenti. Quelli degli altri, e i loro recapiti, non li dico a nessuno. Se hai prenotato tu per qualcuno, usa il link della prenotazione o chiama ${phone}.`,
      actions: ['myAppointments', 'phone'],
    },
    'a-domicilio': {
      question: 'Venite anche a domicilio?',
      answer: ({ street, city, phone }) =>
        `Dal sito si prenota solo in studio, in ${street} a ${city}. Se qualcuno venga anche a domicilio non lo so: chiedi allo studio, ${phone}.`,
      actions: ['book', 'phone'],
    },
  }),
  ...faqsOf('sito', 'customer', {
    titolare: {
      question: 'Chi è il titolare dello studio?',
      answer: ({ legalName, phone }) =>
        legalName === ''
          ? `Chi è il titolare qui non è scritto: chiedi allo studio, ${phone}.`
          : `Lo studio è iscritto nel registro di commercio come «${legalName}». Chi è il titolare qui non è scritto: chiedi allo studio, ${phone}.`,
      actions: ['phone'],
    },
    'vita-dei-barbieri': {
      question: 'Quanti anni ha un barbiere?',
      answer: ({ phone }) =>
        `Questo non lo so: dei barbieri so che cosa fanno e quando lavorano. Per il resto chiedi allo studio, ${phone}.`,
      actions: ['phone'],
    },
  }),
]
