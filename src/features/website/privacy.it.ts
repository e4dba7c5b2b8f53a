import { chatHours } from '#features/assistant/assistant.rules.ts'
import type { PublicSettings } from '#features/settings/public-settings.contract.ts'

import { browserMemoryTexts } from './browser-memory.it.ts'

export type Holder = Pick<
  PublicSettings,
  | 'name'
  | 'legalName'
  | 'legalForm'
  | 'street'
  | 'postalCode'
  | 'city'
  | 'phone'
  | 'email'
  | 'mailsLeave'
  | 'smsLeave'
  | 'takesPayments'
  | 'mailAccount'
  | 'imageAccount'
>

export type Table = { head: readonly string[]; rows: readonly (readonly string[])[] }
export type Section = {
  id: string
  title: string
  paragraphs?: readonly string[]
  list?: readonly string[]
  table?: Table
}

export const privacyTexts = {
  pageTitle: 'Informativa sulla privacy',
  description: (shop: string) =>
    `Quali dati conserva ${shop}, perché, per quanto tempo e chi li vede. Senza pubblicità e senza tracciatori.`,
  title: 'Che cosa sappiamo di te, e per quanto.',
  lead: 'Conserviamo solo ciò che serve a darti la poltrona all’ora giusta. Qui c’è scritto tutto, in ordine.',
  updated: 'Versione del novembre 2026',
  contents: 'Indice',
  print: 'Stampa',
  home: 'Torna alla home',
} as const

/** Must match the storage section of docs/operations.md. */
export function privacySections(holder: Holder): Section[] {
  return [
    whoAnswers(holder),
    inShort(),
    whatAndWhy(holder),
    whoSees(holder),
    inYourBrowser(holder),
    care(),
    rights(holder),
    changes(),
  ]
}

function whoAnswers({ name, legalName, legalForm, street, postalCode, city, email, phone }: Holder): Section {
  const business = [legalName || name, legalForm].filter((part) => part !== '').join(', ')
  return {
    id: 'responsabile',
    title: 'Chi è responsabile',
    paragraphs: [
      `${business}, ${street}, ${postalCode} ${city}, Svizzera. Email ${email}, telefono ${phone}.`,
      'Trattiamo i dati secondo la legge federale sulla protezione dei dati (nLPD). Se ti trovi nell’Unione europea e il suo regolamento (GDPR) si applica, valgono anche le basi giuridiche che indichiamo sotto.',
    ],
  }
}

function inShort(): Section {
  return {
    id: 'in-breve',
    title: 'In breve',
    list: [
      'Non facciamo pubblicità, non profiliamo e non vendiamo dati.',
      'Non contiamo le visite e non carichiamo nulla da altri siti, tranne il modulo di pagamento quando paghi online.',
      'Le novità e le offerte arrivano solo a chi le ha chieste; in fondo a ogni email c’è il modo per uscire.',
      'Dal tuo profilo scarichi i tuoi dati o cancelli l’account da solo, senza scriverci.',
    ],
  }
}

function whatAndWhy({ takesPayments }: Holder): Section {
  const contract = 'esecuzione del contratto'
  const rows = [
    [
      'Account: nome, email, telefono, password (solo come impronta), immagine se la carichi',
      'farti accedere e riconoscerti',
      contract,
      'finché tieni l’account',
    ],
    [
      'Appuntamenti: servizio, barbiere, giorno, prezzo',
      'prenotare, spostare, disdire',
      contract,
      'finché tieni l’account; chi prenota come ospite o al telefono: nome e recapiti per dodici mesi dalla visita, poi resta la visita senza nome',
    ],
    [
      'Note del barbiere e preferenze',
      'servirti come l’ultima volta',
      'interesse legittimo',
      'come gli appuntamenti',
    ],
    [
      'Blocco delle prenotazioni online, con recapito',
      'tutelarci da chi prenota e non viene',
      'interesse legittimo',
      'finché lo togliamo, anche dopo la cancellazione dell’account',
    ],
    [
      'Lista d’attesa: servizio, giorni e ore preferite',
      'offrirti un posto che si libera',
      contract,
      'dodici mesi dopo la fine della richiesta',
    ],
    [
      'Ordini dello shop: prodotti, nome, recapiti, indirizzo di fatturazione',
      'vendere e fatturare',
      'contratto e obbligo di legge',
      'dieci anni per la contabilità, senza nome né recapiti: per chi ordina senza account dopo dodici mesi, altrimenti con la cancellazione dell’account',
    ],
    ...(takesPayments
      ? [
          [
            'Pagamenti: chi ha pagato, importo, esito (mai il numero della carta)',
            'incassare e rimborsare',
            'contratto e obbligo di legge',
            'nome ed email dodici mesi, o fino alla cancellazione dell’account; importi e date restano',
          ],
        ]
      : []),
    [
      'Messaggi che ti abbiamo mandato',
      'provare che ti abbiamo avvisato',
      'interesse legittimo',
      'dodici mesi',
    ],
    [
      'Richieste dai moduli, anche di consulenza: nome, email, telefono, che cosa chiedi, le foto che alleghi a una consulenza, momento del consenso',
      'risponderti',
      'consenso',
      'dodici mesi, foto comprese; le foto caricate senza inviare la richiesta, un giorno',
    ],
    [
      'Candidature: nome, recapiti, nazionalità, permesso di lavoro, stato civile, figli, profili social, foto dei lavori, curriculum',
      'valutarti e, se lavorerai con noi, chiedere permesso, imposta alla fonte e assegni familiari',
      'consenso e misure precontrattuali',
      'dodici mesi, foto e curriculum compresi; i file caricati senza inviare la candidatura, un giorno',
    ],
    [
      'Chat con l’assistente: quello che scrivi, le risposte e i voti; nessuna intelligenza artificiale di altri le legge',
      'risponderti, anche quando cambi pagina',
      'interesse legittimo',
      `${chatHours} ore, poi si cancella la notte dopo; del voto resta solo la somma, senza chi l’ha dato`,
    ],
    [
      'Consenso alle novità, e la sua revoca',
      'rispettare la tua scelta',
      'consenso',
      'finché tieni l’account; una revoca resta per il suo indirizzo finché un account con quell’indirizzo viene cancellato',
    ],
    [
      'Registro interno di chi ha cambiato che cosa',
      'sicurezza e controversie',
      'interesse legittimo',
      'senza scadenza, ma con uno pseudonimo appena i tuoi dati sono dimenticati',
    ],
    [
      'Luoghi da cui hai già fatto l’accesso, solo come impronta',
      'proteggere l’account',
      'interesse legittimo',
      '180 giorni',
    ],
    ['Accessi finiti e link già usati', 'sicurezza', 'interesse legittimo', '30 giorni'],
    [
      'Contatori contro gli abusi, con indirizzo di rete',
      'fermare robot e tentativi a raffica',
      'interesse legittimo',
      'un giorno',
    ],
    [
      'Registro tecnico del server: pagina, orario, esito; nessun nome, nessun indirizzo di rete',
      'trovare i guasti',
      'interesse legittimo',
      'secondo la gestione del server',
    ],
  ]
  return {
    id: 'dati',
    title: 'Quali dati, perché e per quanto',
    paragraphs: ['Senza nome e recapito non possiamo prenotare una poltrona; tutto il resto è facoltativo.'],
    table: { head: ['Che cosa', 'Perché', 'Base (GDPR)', 'Per quanto'], rows },
  }
}

function whoSees({ takesPayments, smsLeave, mailsLeave, mailAccount, imageAccount }: Holder): Section {
  const list = [
    'Noi: il titolare vede tutto, i barbieri vedono gli appuntamenti e i clienti con cui lavorano.',
    'Chi gestisce per noi il server su cui girano il sito e il suo database, su nostro incarico.',
    ...(mailsLeave ? ['Il nostro servizio di posta, che consegna le email.'] : []),
    ...(mailAccount && mailAccount.origin !== ''
      ? [
          `${hostOf(mailAccount.origin)}, che ci spedisce per email le richieste di consulenza e le candidature: riceve quello che scrivi nel modulo. Può trattarlo fuori dalla Svizzera, con le garanzie contrattuali previste dalla legge.`,
        ]
      : []),
    ...(imageAccount && hostOf(imageAccount.uploadUrl) !== ''
      ? [
          `${hostOf(imageAccount.uploadUrl)}, che conserva le foto delle candidature e delle consulenze. Può trattarle fuori dalla Svizzera, con le garanzie contrattuali previste dalla legge.`,
        ]
      : []),
    ...(smsLeave
      ? [
          'Twilio, che consegna gli SMS: riceve il tuo numero e il testo. Può trattarli negli Stati Uniti, con le garanzie contrattuali previste dalla legge.',
        ]
      : []),
    ...(takesPayments
      ? [
          'Stripe, che incassa con carta e TWINT: riceve i dati della carta direttamente da te, l’importo e il riferimento dell’appuntamento o dell’ordine. Per i clienti in Svizzera è Stripe Payments Europe (Irlanda); può trattare dati negli Stati Uniti, con le garanzie contrattuali previste dalla legge.',
        ]
      : []),
    'Nessun altro, salvo quando una legge ci obbliga.',
  ]
  return { id: 'chi-li-vede', title: 'Chi li vede', list }
}

function hostOf(address: string): string {
  return URL.parse(address)?.hostname ?? ''
}

function inYourBrowser({ takesPayments }: Holder): Section {
  return {
    id: 'browser',
    title: 'Cookie e memoria del browser',
    paragraphs: [
      'Noi non usiamo cookie. Il sito ricorda alcune cose nella memoria del tuo browser, che puoi svuotare quando vuoi:',
      'Di facoltativo (statistiche, marketing, preferenze) oggi non c’è niente. La tua scelta vale dodici mesi e si cambia con «Impostazioni cookie» in fondo a ogni pagina.',
      ...(takesPayments
        ? [
            'Quando apri il pagamento online, il modulo di Stripe può usare i propri cookie per impedire le frodi.',
          ]
        : []),
    ],
    table: {
      head: ['Nome', 'A che cosa serve', 'Fino a quando'],
      rows: browserMemoryTexts,
    },
  }
}

function care(): Section {
  return {
    id: 'sicurezza',
    title: 'Come li proteggiamo',
    paragraphs: [
      'Ogni collegamento è cifrato. Le password sono conservate solo come impronta, i link nelle email valgono per una persona sola, le immagini sono ricodificate e ripulite dal luogo in cui sono state scattate. Chi lavora qui vede soltanto ciò che gli serve, e ogni modifica resta nel registro.',
      'Non prendiamo decisioni automatizzate che ti riguardino, salvo i limiti contro gli abusi.',
    ],
  }
}

function rights({ email }: Holder): Section {
  return {
    id: 'diritti',
    title: 'I tuoi diritti',
    list: [
      'Sapere quali dati abbiamo e riceverli: dal profilo, con «Scarica i tuoi dati».',
      'Correggerli: dal profilo.',
      'Cancellarli: dal profilo, con la cancellazione dell’account. Gli appuntamenti e gli ordini restano senza nome.',
      'Revocare un consenso, opporti o chiedere una limitazione, in qualsiasi momento.',
      `Se non hai un account, scrivi a ${email} dall’indirizzo che ci hai dato: rispondiamo entro 30 giorni, gratis.`,
      'Rivolgerti all’Incaricato federale della protezione dei dati e della trasparenza (IFPDT), Feldeggweg 1, 3003 Berna, o, nell’Unione europea, all’autorità del luogo in cui vivi.',
    ],
  }
}

function changes(): Section {
  return {
    id: 'cambiamenti',
    title: 'Se qualcosa cambia',
    paragraphs: [
      'Se conserveremo altro, o per altri scopi, lo leggerai qui prima. Vale la versione pubblicata su questa pagina.',
    ],
  }
}
