import { minPasswordLength } from '#features/accounts/accounts.contract.ts'
import { maxPictureMegabytes } from '#shared/pictures.ts'

import { chatHours } from './assistant.rules.ts'
import { type Faq, faqsOf } from './faqs.rules.ts'

export const accountFaqTexts: readonly Faq[] = [
  ...faqsOf('account', 'everybody', {
    'creare-account': {
      question: 'Come creo un account?',
      answer: () =>
        `Apri «Registrati», scrivi nome, cognome, email, telefono e una password di almeno ${minPasswordLength} caratteri, e rispondi alla piccola somma. Poi accedi.`,
      actions: ['register'],
    },
    'vantaggi-account': {
      question: 'A che cosa serve l’account?',
      answer: () =>
        'Prenoti più in fretta, ritrovi appuntamenti e ordini in un posto solo, sposti e cancelli da lì, e puoi metterti in lista d’attesa.',
      actions: ['register'],
    },
    'password-dimenticata': {
      question: 'Ho dimenticato la password: che cosa faccio?',
      answer: ({ mailsLeave, phone }) =>
        mailsLeave
          ? 'Nella pagina di accesso premi «Password dimenticata?» e scrivi la tua email: ricevi un link, valido per poco, con cui ne scegli una nuova. Se non lo trovi, guarda tra lo spam.'
          : `Nella pagina di accesso premi «Password dimenticata?» e poi chiama ${phone}: per ora non mandiamo email.`,
      actions: ['login', 'phone'],
    },
    'non-accedo': {
      question: 'Non riesco ad accedere: perché?',
      answer: ({ phone }) =>
        `Controlla email e password; dopo troppi tentativi bisogna aspettare un po’. Se non ricordi la password, usa «Password dimenticata?». Se non basta, chiama ${phone}.`,
      actions: ['login', 'phone'],
    },
    'cambiare-password': {
      question: 'Come cambio la password?',
      answer: () =>
        'Nel profilo premi «Modifica Profilo» e compila «Cambia Password»: quella attuale, quella nuova e la conferma. Gli altri dispositivi vengono disconnessi.',
      actions: ['profile'],
    },
    'cambiare-email': {
      question: 'Posso cambiare l’email del mio account?',
      answer: ({ phone }) =>
        `L’email è quella con cui accedi e da un cliente non si cambia da solo: chiama lo studio, ${phone}.`,
      actions: ['phone'],
    },
    'cambiare-dati': {
      question: 'Come cambio nome o numero di telefono?',
      answer: () => 'Nel profilo premi «Modifica Profilo», correggi nome, cognome o telefono e salva.',
      actions: ['profile'],
    },
    'foto-profilo': {
      question: 'Come metto una foto nel profilo?',
      answer: () =>
        `Nel profilo carichi un’immagine JPG o PNG di al massimo ${maxPictureMegabytes} MB, e da lì la togli anche.`,
      actions: ['profile'],
    },
    'eliminare-account': {
      question: 'Come elimino il mio account?',
      answer: () =>
        'In fondo al profilo premi «Elimina l’account» e confermi con la password. Gli appuntamenti futuri vengono annullati, i tuoi dati cancellati; non si può tornare indietro.',
      actions: ['profile'],
    },
    'scaricare-dati': {
      question: 'Posso avere una copia dei miei dati?',
      answer: ({ email }) =>
        `Sì: nel profilo premi «Scarica i tuoi dati» e ricevi un file con tutto. Senza account scrivi a ${email}.`,
      actions: ['profile', 'email'],
    },
    'sessione-chiusa': {
      question: 'Perché il sito mi ha disconnesso?',
      answer: () =>
        'Dopo un po’ senza attività la sessione si chiude da sola, per sicurezza. Accedi di nuovo: se avevi aperto una pagina riservata, ci torni.',
      actions: ['login'],
    },
    'confermare-email': {
      question: 'Perché devo confermare il mio indirizzo email?',
      answer: () =>
        'Così sappiamo che l’indirizzo è tuo: da allora trovi nel tuo account anche le prenotazioni fatte con quell’email come ospite. Puoi prenotare anche prima.',
    },
    novita: {
      question: 'Come non ricevo più le novità per email?',
      answer: () =>
        'Spegni «Ricevi le novità per email» nel profilo, oppure usa il link in fondo a ogni email. Conferme e avvisi sui tuoi appuntamenti arrivano in ogni caso.',
      actions: ['profile'],
    },
  }),
  ...faqsOf('sito', 'everybody', {
    'installare-app': {
      question: 'C’è un’app da installare?',
      answer: () =>
        'Il sito stesso si installa: quando il browser lo propone premi «Installa»; su iPhone tocca Condividi e poi «Aggiungi a Home». Non serve nessuno store.',
    },
    'senza-rete': {
      question: 'Il sito funziona senza internet?',
      answer: () =>
        'Senza connessione leggi la pagina iniziale, il listino e i tuoi ultimi appuntamenti visti. Per prenotare o cambiare qualcosa serve la rete.',
    },
    tema: {
      question: 'Posso avere il sito chiaro invece che scuro?',
      answer: () =>
        'Sì, con il pulsante del tema nella barra in alto. La scelta resta salvata su questo dispositivo.',
    },
    cookie: {
      question: 'Usate i cookie?',
      answer: () =>
        'Oggi solo la memoria del browser che serve a far funzionare il sito, nessun tracciamento. La tua scelta si cambia con «Impostazioni cookie» in fondo alla pagina.',
      actions: ['privacy'],
    },
    privacy: {
      question: 'Che cosa fate con i miei dati?',
      answer: () =>
        'Conserviamo solo quello che serve per prenotazioni, ordini e richieste, e non vendiamo nulla. Nell’informativa sulla privacy c’è scritto che cosa, perché e per quanto.',
      actions: ['privacy'],
    },
    consulenza: {
      question: 'Che cos’è la consulenza gratuita?',
      answer: () =>
        'Circa un quarto d’ora per trovare il look adatto, gratis. Sul sito lasci servizio, giorno, ora e telefono: è una richiesta, lo studio ti ricontatta per fissarla.',
      actions: ['consultation'],
    },
    'lavorare-qui': {
      question: 'Cercate personale? Come mi candido?',
      answer: () =>
        'Sul sito c’è «Lavora con noi»: con «Candidati Ora» mandi la tua candidatura spontanea, con foto dei tuoi lavori.',
      actions: ['hiring'],
    },
    'sistema-per-saloni': {
      question: 'Ho un salone: posso avere questo sistema di prenotazione?',
      answer: () => 'Sì: nella pagina per i saloni leggi che cosa fa e chiedi una demo.',
      actions: ['marketing'],
    },
    social: {
      question: 'Siete sui social?',
      answer: ({ links }) => {
        const known = [
          ...(links.instagram === '' ? [] : ['Instagram']),
          ...(links.tiktok === '' ? [] : ['TikTok']),
        ]
        return known.length > 0
          ? `Sì, ci trovi su ${known.join(' e ')}.`
          : 'Sul sito non è indicato nessun profilo social.'
      },
      actions: ['instagram', 'tiktok'],
    },
    'chi-sei': {
      question: 'Sei una persona o un programma?',
      answer: ({ name }) =>
        `Sono l’assistente di ${name}, un programma: cerco le risposte nei dati dello studio e in testi scritti da persone. Quello che non so, non lo invento. Chiedimi orari, prezzi, posti liberi o come si usa il sito.`,
    },
    'chat-conservata': {
      question: 'Questa chat viene conservata?',
      answer: () =>
        `Per ${chatHours} ore, così la ritrovi cambiando pagina; la notte dopo si cancella. Restano solo i voti alle risposte, senza chi li ha dati.`,
      actions: ['privacy'],
    },
    'chi-ha-fatto-il-sito': {
      question: 'Chi ha fatto questo sito?',
      answer: () =>
        'Il nome di chi l’ha fatto non lo so. Chi vuole lo stesso sistema per il proprio salone trova tutto nella pagina per i saloni, e lì chiede una demo.',
      actions: ['marketing'],
    },
  }),
  ...faqsOf('account', 'customer', {
    'quanto-ho-speso': {
      question: 'Quanto ho speso da voi?',
      answer: () =>
        'Un totale non c’è. Con un account trovi il prezzo di ogni appuntamento nel tuo elenco, e quello degli ordini nel profilo, in «I Miei Ordini».',
      actions: ['myAppointments', 'orders'],
    },
  }),
]
