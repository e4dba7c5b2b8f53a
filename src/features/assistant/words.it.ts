/** Italian vocabulary of the search beyond the stemmer, lower case without accents. */
export const wordTexts = {
  fillers:
    'il lo la i gli le l un uno una di a da in con su per tra fra d del dello della dei degli delle al allo alla ai agli alle all dal dallo dalla dai dagli dalle dall nel nello nella nei negli nelle nell sul sullo sulla sui sugli sulle sull e ed o oppure ma se che c n s m t v mi ti ci vi si me te noi voi lui lei loro io tu ne anche pure poi gia ancora molto piu cosi ecco allora quindi insomma tipo magari proprio solo sempre li la qui qua questo questa questi queste quello quella quel quei quegli nostro vostro vostri vostre vostra suo sua sono sei siamo siete era ero ho hai ha abbiamo avete hanno faccio fai fa fate facciamo fare far vorrei voglio vorei volevo vuole posso puo puoi potete potrei possiamo devo deve bisogna serve servirebbe vado va vanno non no si per favore favore cortesia gentilmente scusa scusate scusi bene male cosa quale quali qual po sapere dire dimmi mi capire capisco preciso vero esiste modo succede stato essere stare sta sto riesco riesce farsi farmi farci bel bello bella',
  plainKinds:
    'uomo uomini maschile maschio normale semplice classico classica completo completa nuovo nuova bello bella mattina adulto chiunque',
  /** Words that stand for a service next to another one: 'barba e capelli'. */
  besideServices: { capelli: 'taglio' },
  /** Politeness, which counts only if the sentence has nothing else. */
  courtesies:
    'ciao salve buongiorno buonasera buonanotte hey ehi ei hola grazie grz mille perfetto ok okay gentilissimo gentilissima arrivederci saluti presto prego',
  /** Corrects the stemmer where two words share a stem: 'barbiere' and 'barba'. */
  stems: { barbiere: 'barbier', barbieri: 'barbier' },
  shorthand: {
    x: 'per',
    nn: 'non',
    ke: 'che',
    xk: 'perche',
    xke: 'perche',
    xche: 'perche',
    pk: 'perche',
    qnt: 'quanto',
    qnd: 'quando',
    quand: 'quando',
    quant: 'quanto',
    dv: 'dove',
    dov: 'dove',
    com: 'come',
    cmq: 'comunque',
    app: 'app',
    appto: 'appuntamento',
    tel: 'telefono',
    num: 'numero',
    mex: 'messaggio',
    msg: 'messaggio',
    pren: 'prenotazione',
    pass: 'password',
    psw: 'password',
    pwd: 'password',
    grz: 'grazie',
  },
  meanings: {
    prezzo:
      'prezzo prezzi costo costi costa costano costare costerebbe tariffa tariffe prezziario prezzario caro cari spesa spendo spende spendere',
    annullare:
      'annullare annullo annulla annullato disdire disdico disdetta disdetto cancellare cancello cancella cancellato eliminare elimino elimina',
    spostare:
      'spostare sposto sposta spostami spostatemi rimandare rimando posticipare posticipo anticipare anticipo rinviare',
    cambiare: 'cambiare cambio cambia modificare modifico modifica aggiornare aggiorno correggere',
    posto:
      'posto posti posticino buco buchi libero liberi libera disponibile disponibili disponibilita spazio',
    negozio: 'negozio salone studio bottega locale barberia',
    prodotto: 'prodotto prodotti articolo articoli',
    comprare: 'comprare compro acquistare acquisto acquisti comprato',
    spedire: 'spedire spedite spedizione consegna consegne consegnate consegnare',
    rimborso: 'rimborso rimborsi rimborsare rimborsate ridate ridare restituire restituite restituzione',
    registrarsi: 'registrarsi registrarmi registrare registro registrazione iscriversi iscrivermi iscrizione',
    email: 'email mail emails posta',
    barbiere: 'barbiere barbieri barber parrucchiere parrucchieri',
    vacanza: 'vacanza vacanze ferie',
    soldi: 'soldi denaro importo',
    telefonare: 'telefonare telefono chiamare chiamo cellulare',
    guadagno:
      'guadagna guadagnate incassate incassa incasso incassato incassi guadagno guadagnato fatturato ricavo',
    piano: 'piano abbonamento',
    foto: 'foto immagine avatar fotografia ritratto',
    lavoro: 'candidatura candidarmi candido curriculum cv assumete assunzione',
    figlio: 'figlio figlia bambino bambini bimbo bimbi ragazzino',
    bot: 'bot robot programma chatbot macchina',
    app: 'app applicazione',
    pagare: 'pagare pago paga pagamento pagamenti pagato',
    ritirare: 'ritirare ritiro ritirarlo',
    sms: 'sms messaggio messaggino',
    promemoria: 'promemoria reminder',
  },
} as const

export const numberTexts =
  'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti'
