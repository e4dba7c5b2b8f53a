export const bookingPhrasingTexts = {
  'senza-account': `
    prenotare come ospite senza registrarsi; serve registrarsi per prenotare; bisogna avere un account per
    prendere appuntamento; non voglio iscrivermi al sito; è obbligatoria la registrazione; posso prenotare
    lo stesso senza iscrivermi; sono obbligato a fare un account; prenoto anche se non ho un account; non
    sono registrato posso prenotare; prenotazione come ospite; devo registrarmi per forza`,
  'prenotare-a-ogni-ora': `
    a che ora si può prenotare online; prenotazione ventiquattro ore su ventiquattro; posso prenotare di
    domenica sul sito; prenotare fuori orario; il sito è sempre attivo per prenotare; prenotare a
    mezzanotte; prenotare alle tre di notte; si prenota anche nei giorni festivi sul sito; quando siete
    chiusi il sito prende lo stesso le prenotazioni; prenotare la sera tardi da casa`,
  'quanto-anticipo': `
    quanti giorni prima si può prenotare; posso prenotare per il mese prossimo; fino a quando è aperto il
    calendario; prenotare con molto anticipo tra due mesi; perché non vedo le date più avanti; prenotare per
    dopo le vacanze; quanto in là posso prenotare; quanto prima devo prenotare; date troppo lontane non
    selezionabili; il calendario finisce; posso prenotare con largo anticipo; prenotazione per fine anno`,
  'quanti-appuntamenti': `
    ho raggiunto il limite di prenotazioni; numero massimo di appuntamenti futuri; perché non mi fa
    prenotare un altro appuntamento; quante prenotazioni posso avere aperte; limite appuntamenti per
    persona; quanti appuntamenti posso avere in totale; posso prendere più appuntamenti; posso prenotare
    tutti i sabati del mese; quante volte posso prenotare; massimo di prenotazioni; troppi appuntamenti`,
  'primo-barbiere': `
    non ho preferenze di barbiere; va bene qualsiasi barbiere; un barbiere qualunque basta che sia libero;
    chi mi taglia se scelgo il primo disponibile; cosa significa primo barbiere disponibile; barbiere a
    caso; me lo scegliete voi il barbiere; mi è indifferente chi mi taglia i capelli; chi capita; senza
    scegliere il barbiere`,
  'conferma-prenotazione': `
    ricevo una conferma della prenotazione; non mi è arrivata la mail di conferma; il mio appuntamento è in
    attesa; la prenotazione è andata a buon fine; mi arriva un messaggio dopo aver prenotato; non ho
    ricevuto nessuna mail di conferma; è stata registrata la mia prenotazione; avete ricevuto la mia
    prenotazione; perché è ancora in attesa; chi conferma il mio appuntamento; non so se ho prenotato
    davvero; conferma appuntamento; la prenotazione è valida`,
  promemoria: `
    mandate un promemoria; ricevo un sms prima dell appuntamento; avviso il giorno prima; ho paura di
    dimenticarmi l appuntamento; quando arriva il promemoria; mi mandate un messaggio per ricordarmelo;
    ricevo una notifica prima; mi avvisate prima dell'appuntamento; mandate un reminder; mi arriva un
    avviso; ricordatemi l'appuntamento`,
  'entro-quando': `
    fino a quante ore prima posso disdire; mancano meno di ventiquattro ore come faccio a disdire; non mi fa
    più cancellare l appuntamento è domani; il pulsante modifica è bloccato; disdire all ultimo momento;
    termine per annullare gratis; quanto tempo prima si può spostare; ultimo momento per disdire; perché non
    riesco a disdire; non posso più modificare; si può annullare lo stesso giorno; disdire il giorno prima;
    quante ore di preavviso per disdire; è troppo tardi per spostare; pago se disdico tardi; penale per chi
    disdice`,
  'link-ospite': `
    ho perso il link della prenotazione; dove vedo la prenotazione fatta senza account; modificare la
    prenotazione da ospite; non ho un account e voglio cambiare l appuntamento; a cosa serve il link nella
    mail; ho prenotato senza registrarmi come cambio l'orario; ho prenotato da ospite come disdico; dove
    trovo la prenotazione senza account; non trovo più la mail con il link; gestire la prenotazione come
    ospite; ho cancellato la mail della prenotazione`,
  ritardo: `
    arrivo tardi all appuntamento; arrivo dieci minuti dopo; sono bloccato nel traffico; tolleranza sul
    ritardo; aspettate se ritardo; faccio tardi; sto arrivando in ritardo; arrivo in ritardo di un quarto
    d'ora; ho perso il bus; mi tenete il posto se tardo; quanto ritardo è ammesso; arrivo dopo; problema se
    arrivo tardi`,
  'per-altri': `
    prenotare per mio figlio; prendo appuntamento per mio marito; regalare un taglio a un amico prenotando
    io; prenotazione a nome di un altro; veniamo in due io e mio padre; prenotare per mio fratello;
    prenotare a nome di mia moglie; prenotare per un amico; posso prenotare per qualcun altro; prenotazione
    di gruppo; siamo in tre; due persone insieme alla stessa ora; posso prenotare per mio nonno;
    appuntamento per un'altra persona`,
  'due-servizi': `
    due servizi insieme; scegliere più trattamenti in una volta; aggiungere un servizio alla prenotazione;
    combinare servizi; più servizi in una volta sola; tutto insieme nello stesso appuntamento; oltre al
    taglio vorrei aggiungere un altro servizio; fare due cose insieme; sia {servizio} che {servizio};
    {servizio} più {servizio} nella stessa seduta; prenotare due servizi`,
  calendario: `
    aggiungere al calendario del telefono; file ics; salvare l appuntamento su google calendar;
    sincronizzare con outlook o iphone; mettere l'appuntamento in agenda; come lo salvo nel calendario; lo
    voglio nel calendario del telefono; esportare l'appuntamento nel calendario; segnare l'appuntamento sul
    cellulare`,
  'lista-attesa': `
    non c è posto quando voglio io avvisatemi se si libera; mettermi in lista d attesa; è tutto pieno come
    faccio; avvisami quando qualcuno disdice; quanto dura la richiesta in lista di attesa; se si libera un
    posto mi avvisate; cos'è la lista d'attesa; mettimi in lista; nessun orario libero cosa faccio; mi
    chiamate se qualcuno annulla; iscrivermi alla lista d'attesa; voglio un orario che è già preso; lista
    attesa`,
  'posto-offerto': `
    quanto dura l offerta della lista d attesa; ho ricevuto il messaggio che si è liberato un posto; come
    accetto il posto offerto; cosa succede se non rispondo alla proposta; ho rifiutato il posto resto in
    lista; quanto tempo ho per accettare il posto; ho un'offerta dalla lista d'attesa; mi avete proposto un
    posto; il tempo per accettare è scaduto; proposta di un orario liberato; accettare l'offerta; se
    rinuncio al posto perdo la lista`,
  'ordine-lista': `
    a chi tocca per primo quando si libera un posto; ordine della lista d attesa; sono il primo della lista;
    precedenza in lista di attesa; in lista chi passa per primo; quante persone ho davanti in lista
    d'attesa; in che ordine chiamate la lista d'attesa; a che punto sono della lista; posizione in lista`,
  'orario-perso': `
    lo slot selezionato non è più disponibile; mi hanno rubato il posto mentre prenotavo; errore quando
    confermo l orario; l orario è sparito; l'orario che ho scelto non c'è più; mentre prenotavo qualcuno ha
    preso il posto; slot occupato; dice che l'orario non è libero; l'orario era libero e adesso no; non mi
    lascia confermare l'ora scelta`,
  'prenotazioni-bloccate': `
    prenotazioni online sospese; non posso più prenotare online devo chiamare; sono stato bloccato; le
    prenotazioni non sono disponibili per me; perché non posso prenotare online; mi dice di chiamare il
    salone per prenotare; le prenotazioni sono momentaneamente sospese; il sito non mi lascia prenotare; mi
    avete bloccato`,
  'senza-appuntamento': `
    passare senza prenotare; fate anche senza appuntamento; si può entrare e aspettare; posso presentarmi
    direttamente in negozio; prendete gente senza prenotazione; serve per forza l'appuntamento; posso
    passare al volo; posso venire direttamente; si può venire senza prenotare; solo su appuntamento; vengo e
    aspetto il mio turno; walk in`,
  bambini: `
    taglio per bambini; fino a che età vale il prezzo bambino; portare il figlio piccolo dal barbiere;
    tagliate i bambini; mio figlio di sei anni; un bimbo piccolo può venire; quanti anni deve avere un
    bambino; taglio per ragazzi; un taglio per mia figlia di {eta}; taglio per mio figlio di {eta}; quanto costa per un bambino di
    {eta}; mia figlia ha {eta}`,
  'prenotare-di-nuovo': `
    rifare lo stesso appuntamento dell altra volta; prenota di nuovo; ripetere la prenotazione precedente;
    come riprenoto lo stesso dell'ultima volta; la stessa cosa della volta scorsa; come l'ultima volta;
    riprenotare; stesso barbiere e stesso servizio di prima`,
  donne: `
    fate tagli da donna; tagliate le donne; {servizio} da donna; {servizio} per donna; {servizio} donna;
    siete anche per donne; fate le donne; taglio femminile; anche per signore; venite anche da donne; clienti
    donne; quanto costa {servizio} da donna; pieghe per donna; posso venire anche se sono una donna`,
  'non-presentarsi': `
    se non vengo devo pagare lo stesso; cosa succede se non vengo; cosa succede se non mi presento; pago se
    non mi presento; se manco l'appuntamento pago; multa se non vengo; c'è una penale se non vengo; se mi
    dimentico l'appuntamento pago; devo pagare lo stesso; se salto l'appuntamento`,
  'mia-attesa': `
    sono nella lista d'attesa; sono ancora in lista d'attesa; mi sono iscritto alla lista d'attesa; le mie
    richieste in lista d'attesa; dove vedo la mia richiesta in lista d'attesa; la mia lista d'attesa; mi
    avete messo in lista d'attesa; controllare se sono in lista d'attesa`,
  'appuntamenti-altrui': `
    quando viene {persona}; a che ora viene {persona}; quando viene {persona} a tagliarsi i capelli;
    appuntamento di {persona}; quando ha l'appuntamento {persona}; {persona} ha un appuntamento; telefono di
    {persona}; numero di {persona}; indirizzo di {persona}; email di {persona}; chi viene {giorno}; chi
    altro viene {giorno}; chi altro c'è {giorno}; chi ha prenotato {giorno}; chi viene prima di me; chi
    viene dopo di me; gli appuntamenti di {barbiere}; gli appuntamenti di {giorno} del barbiere {barbiere};
    gli appuntamenti di {giorno} di {barbiere}; agenda di {barbiere}; chi viene da {barbiere} {giorno}; i
    clienti di {barbiere}; appuntamento di mia moglie; appuntamento di mio marito; appuntamento di mio
    fratello; a che ora ha l'appuntamento mia moglie; quando viene mio fratello; gli appuntamenti degli
    altri; l'appuntamento di un altro cliente; elenco dei clienti; dati di un cliente; telefono di un
    cliente; prenotazione di {persona}; cellulare di {persona}`,
  'a-domicilio': `
    venite a casa; venite a domicilio; fate {servizio} a domicilio; fate {servizio} a casa; servizio a domicilio; tagliate i capelli a
    domicilio; un barbiere a casa mia; venite voi da me; lavorate anche a domicilio; potete venire a casa mia; {servizio} a domicilio;
    un taglio a casa; il barbiere viene a casa; fate servizio a casa`,
  titolare: `
    chi è il titolare; chi è il proprietario; chi è il capo; come si chiama il titolare; di chi è il negozio; di chi è lo studio; nome
    del titolare; chi è il padrone; chi è il responsabile dello studio; di chi è la barberia; chi è il boss`,
  'vita-dei-barbieri': `
    quanti anni ha {barbiere}; che età ha {barbiere}; {barbiere} è sposato; {barbiere} è fidanzato; {barbiere} ha figli; dove abita
    {barbiere}; di dov'è {barbiere}; da quanto tempo lavora {barbiere}; {barbiere} è single; quando è nato
    {barbiere}; da quanti anni lavora {barbiere}`,
} as const
