import { type Faq, faqsOf } from './faqs.rules.ts'

const onlyAtShop = 'Per ora il pagamento online non è attivo: si paga in sede.'

export const moneyFaqTexts: readonly Faq[] = [
  ...faqsOf('pagamenti', 'everybody', {
    'come-si-paga': {
      question: 'Come posso pagare l’appuntamento?',
      answer: ({ takesPayments }) =>
        takesPayments
          ? 'In sede, dopo il servizio, oppure online con carta o TWINT: come ospite mentre prenoti, con un account dal tuo elenco. Sul pagamento in sede con la carta chiedi allo studio.'
          : `${onlyAtShop} Paghi in contanti, dopo il servizio; per la carta in sede chiedi allo studio.`,
      actions: ['book'],
    },
    twint: {
      question: 'Accettate TWINT?',
      answer: ({ takesPayments }) => (takesPayments ? 'Sì, nel pagamento online scegli TWINT.' : onlyAtShop),
    },
    'carta-sicura': {
      question: 'È sicuro pagare online?',
      answer: ({ takesPayments }) =>
        takesPayments
          ? 'I dati della carta vanno direttamente a Stripe: noi non li vediamo e non li conserviamo.'
          : onlyAtShop,
      actions: ['privacy'],
    },
    rimborso: {
      question: 'Se cancello, mi restituite i soldi?',
      answer: ({ phone }) =>
        `Se cancelli in tempo, quello che hai pagato online torna sullo stesso mezzo di pagamento; la banca può impiegare qualche giorno. Per tutto il resto chiama ${phone}.`,
      actions: ['phone'],
    },
    'pagamento-fallito': {
      question: 'Il pagamento online non è riuscito: e adesso?',
      answer: ({ phone }) =>
        `Un pagamento rifiutato o interrotto non viene addebitato: puoi riprovare, o scegliere di pagare in sede. Se risulta «in elaborazione», non pagare di nuovo e aspetta la conferma. Per un addebito che non capisci chiama ${phone}.`,
      actions: ['phone'],
    },
    'tempo-per-pagare': {
      question: 'Per quanto tempo resta mio il posto mentre pago?',
      answer: () =>
        'Mentre paghi online il posto è tenuto per te, e un conto alla rovescia ti dice quanto manca. Se il tempo finisce, il posto torna libero e non ti viene addebitato nulla.',
    },
    'prezzo-cambiato': {
      question: 'Il prezzo può cambiare dopo che ho prenotato?',
      answer: () =>
        'No, vale il prezzo con cui hai prenotato. Se cambia proprio mentre prenoti, il sito te lo mostra e chiede se confermi; se sposti l’appuntamento, vale il prezzo di quel momento.',
    },
    iva: {
      question: 'I prezzi sono con l’IVA? In quale moneta?',
      answer: () => 'Tutti i prezzi sono in franchi svizzeri, IVA inclusa.',
    },
    ricevuta: {
      question: 'Posso avere una ricevuta?',
      answer: ({ mailsLeave, phone, email }) =>
        mailsLeave
          ? `L’email della prenotazione o dell’ordine vale come ricevuta. Se ti serve un altro documento, chiedi allo studio: ${phone}, ${email}.`
          : `Chiedila allo studio: ${phone}, ${email}.`,
      actions: ['phone', 'email'],
    },
    sconti: {
      question: 'Ci sono sconti, tessere o abbonamenti per i clienti?',
      answer: ({ phone }) =>
        `Sul sito non ci sono codici sconto, tessere punti o pacchetti: vale il listino. Per altre domande chiama ${phone}.`,
      actions: ['phone'],
    },
    'buoni-regalo': {
      question: 'Vendete buoni regalo?',
      answer: ({ phone }) =>
        `Sul sito non si comprano buoni. Nello shop possono esserci set regalo di prodotti; per il resto chiedi allo studio, ${phone}.`,
      actions: ['shop', 'phone'],
    },
  }),
  ...faqsOf('shop', 'everybody', {
    'ordinare-prodotti': {
      question: 'Come ordino un prodotto?',
      answer: () =>
        'Nello shop aggiungi i prodotti al carrello, lasci i tuoi dati e confermi. Poi li ritiri in negozio, gratis.',
      actions: ['shop'],
    },
    spedizione: {
      question: 'Spedite i prodotti a casa?',
      answer: ({ street, city }) => `No, gli ordini si ritirano in negozio, gratis: ${street}, ${city}.`,
      actions: ['shop', 'map'],
    },
    'pagare-ordine': {
      question: 'Come pago un ordine dello shop?',
      answer: ({ takesPayments }) =>
        takesPayments
          ? 'In negozio quando lo ritiri, oppure subito online con carta o TWINT.'
          : 'In negozio, quando lo ritiri. Il pagamento online per ora non è attivo.',
      actions: ['shop'],
    },
    'ordine-pronto': {
      question: 'Quando posso ritirare il mio ordine?',
      answer: ({ mailsLeave, phone }) =>
        `${mailsLeave ? 'Ti scriviamo un’email quando è pronto.' : `Per sapere se è pronto chiama ${phone}.`} Se hai ordinato con il tuo account, lo stato è nel profilo, in «I Miei Ordini».`,
      actions: ['orders', 'phone'],
    },
    'annullare-ordine': {
      question: 'Posso annullare o cambiare un ordine dello shop?',
      answer: ({ phone, email }) =>
        `Non dal sito: chiama ${phone} o scrivi a ${email} con il numero dell’ordine, ci pensa lo studio.`,
      actions: ['phone', 'email'],
    },
    esaurito: {
      question: 'Un prodotto è esaurito: quando torna?',
      answer: ({ phone }) =>
        `Nello shop vedi quello che c’è adesso: «Disponibile», «Scorte limitate» o «Esaurito». Quando torna non lo so: chiedi allo studio, ${phone}.`,
      actions: ['shop', 'phone'],
    },
    'ordine-senza-account': {
      question: 'Serve un account per comprare?',
      answer: () => 'No, si ordina anche senza. Con un account però ritrovi gli ordini nel tuo profilo.',
      actions: ['shop'],
    },
    'consiglio-prodotto': {
      question: 'Mi consigliate un prodotto?',
      answer: ({ phone, links }) =>
        `Un consiglio giusto lo dà un barbiere, io non lo so dare. ${links.whatsapp === '' ? `Chiama ${phone}` : `Scrivi su WhatsApp o chiama ${phone}`}, o chiedi in poltrona.`,
      actions: ['whatsapp', 'phone', 'shop'],
    },
  }),
]
