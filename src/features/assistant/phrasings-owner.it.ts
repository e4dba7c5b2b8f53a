export const ownerPhrasingTexts = {
  'cambiare-prezzi': `
    modificare il listino; aumentare il prezzo del taglio; creare un nuovo servizio; durata di un servizio
    da cambiare; aggiungere un servizio nuovo; cambiare il prezzo; alzare i prezzi; abbassare un prezzo;
    modificare un servizio; inserire un nuovo servizio; nuovo trattamento nel listino; cambiare la durata
    del servizio; aggiornare il listino`,
  'eliminare-servizio': `
    togliere un servizio dal listino; disattivare un trattamento; cancellare un servizio già prenotato; se
    tolgo un servizio che succede; eliminare un servizio; non facciamo più un servizio; nascondere un
    servizio; rimuovere dal listino; come tolgo un servizio; cancellare {servizio}; togliere {servizio}`,
  'aggiungere-barbiere': `
    assumere un nuovo dipendente nel sistema; inserire un collega; creare accesso al pannello per un
    barbiere; limite barbieri raggiunto; ho assunto un barbiere; aggiungi barbiere; nuovo barbiere; inserire
    un dipendente; nuovo collega nel sistema; registrare un barbiere; quanti barbieri posso avere; un
    ragazzo nuovo inizia lunedì`,
  'barbiere-lascia': `
    licenziare un barbiere; disattivare un dipendente; riassegnare gli appuntamenti a un collega; eliminare
    barbiere con appuntamenti futuri; un barbiere se ne va; eliminare un barbiere; togliere un barbiere;
    dare gli appuntamenti a un collega; un dipendente si licenzia; disattivare un barbiere; assegnare ad
    altri gli appuntamenti; barbiere malato spostare i suoi clienti`,
  'prenotazione-telefonica': `
    cliente che chiama; prenotare per chi entra in negozio; inserire a mano un appuntamento; appuntamento
    con soprannome; mi ha chiamato un cliente; prenotazione per telefono; segnare un appuntamento a mano;
    aggiungere un appuntamento io; prenoto io per il cliente; cliente al telefono; inserire appuntamento;
    cliente entrato adesso; prenotare per un cliente; segnare un
    appuntamento preso al telefono; appuntamento per telefono`,
  'spostare-calendario': `
    trascinare un appuntamento; passare un cliente a un altro barbiere; cambiare ora a un appuntamento del
    cliente; spostare con la tastiera; trascinare gli appuntamenti; spostare un cliente; passare un cliente
    da un barbiere all'altro; cambiare ora a un cliente; spostare un appuntamento dal calendario; drag and
    drop; dare il cliente a un altro barbiere`,
  'da-completare': `
    appuntamenti passati ancora confermati; chiudere gli appuntamenti vecchi; avviso da completare;
    appuntamenti da completare; cosa vuol dire da completare; appuntamenti vecchi non chiusi; avviso
    appuntamenti passati`,
  esportare: `
    scaricare gli appuntamenti in csv; esporta csv clienti; dati per il commercialista; tabella degli ordini
    da scaricare; scaricare gli appuntamenti in excel; esportazione csv; esportare i clienti; scaricare la
    lista clienti; file per il fiduciario; estrarre i dati; esportare gli ordini; esportare in excel`,
  'utenti-ruoli': `
    dare i permessi di amministratore; nuovo utente del pannello; trasformare un cliente in barbiere;
    gestione utenti; dare i permessi da admin a un collega; creare un utente; nuovo utente; nuovo
    amministratore; cambiare il ruolo; rendere admin un collega; togliere i permessi; gestire gli utenti;
    aggiungere un altro titolare; eliminare un utente`,
  'password-utente': `
    ripristinare la password di un utente; mandare il link per la password a un cliente; password
    temporanea; un cliente non ricorda la password; resettare la password di un cliente; reimpostare la
    password a qualcuno; mandare un link al cliente per la password; password di un utente; un barbiere ha
    perso la password`,
  'impostare-orari': `
    modificare gli orari di apertura sul sito; aggiornare il numero del negozio; impostazioni del salone;
    cambiare i link dei social; modificare gli orari di apertura; orari che si vedono sul sito; cambiare il
    telefono del salone; cambiare l'indirizzo; aggiornare i contatti; dati del salone; cambiare la mail del
    negozio; mettere instagram sul sito; impostazioni generali; cambiare gli
    orari; come cambio gli orari; cambiare orario del negozio; nuovi orari; orari dello studio`,
  'impostare-prenotazioni': `
    quanti giorni in avanti possono prenotare i clienti; conferma automatica on off; limite di appuntamenti
    per cliente; confermare io ogni prenotazione; cambiare i giorni prenotabili; confermare a mano le
    prenotazioni; approvare io le prenotazioni; conferma automatica; limite di prenotazioni per cliente;
    regole di prenotazione; finestra di prenotazione; quanti giorni prima possono prenotare`,
  'impostare-messaggi': `
    attivare i promemoria ai clienti; spegnere gli sms; quando parte il reminder; durata delle offerte della
    lista d attesa; a quante ore prima parte il promemoria; cambiare l'orario del promemoria; attivare gli
    sms; ore di silenzio; disattivare i promemoria; impostazioni dei messaggi; quanto dura un'offerta della
    lista`,
  'messaggi-non-partiti': `
    messaggi non inviati; rimandare una conferma; le mail non partono; prova di invio email; storico dei
    messaggi mandati; un cliente dice che non gli è arrivata la mail; messaggi inviati; le email non
    arrivano; rimandare un messaggio; controllare le mail mandate; email di prova; reinviare la conferma;
    sms non arrivato; storico messaggi`,
  'limiti-piano': `
    quanti appuntamenti mi restano questo mese; utilizzo dell abbonamento; quando si azzerano i limiti; ho
    finito le email del piano; quanti appuntamenti mi rimangono; limiti del piano; quanto ho usato; utilizzo
    del piano; quante mail ho ancora; consumo dell'abbonamento; quanti sms restano; ho raggiunto il limite`,
  'cambiare-piano': `
    passare a un abbonamento più grande; upgrade del piano; rinnovo automatico; disdire l abbonamento;
    pagare il piano; passare al piano superiore; cambiare abbonamento; disdire il piano; rinnovare
    l'abbonamento; upgrade; scegliere un piano; quanto costa il piano; pagare l'abbonamento; tornare a un
    piano più piccolo; annullare l'abbonamento; quando scade il mio piano`,
  'piano-scaduto': `
    abbonamento scaduto cosa succede; sezioni bloccate del pannello; i clienti non riescono più a prenotare
    piano finito; funzionalità bloccata; cosa succede se non rinnovo l'abbonamento; cosa succede se non
    pago; abbonamento scaduto; cosa si blocca; non riesco ad aprire le statistiche; sezione bloccata; se
    smetto di pagare; il piano è finito`,
  'aggiungere-prodotto': `
    aggiungere un articolo allo shop; nuovo prodotto con foto; nascondere un prodotto; mettere in evidenza
    un prodotto; aggiungere un prodotto; mettere in vendita; nuovo prodotto; caricare un articolo; inserire
    un prodotto nello shop; togliere un prodotto dalla vendita; cambiare il prezzo di un prodotto; foto del
    prodotto; modificare un prodotto; disattivare lo shop; come disattivo lo shop; chiudere lo shop; togliere
    lo shop dal sito`,
  scorte: `
    magazzino dei prodotti; caricare nuovi pezzi; avviso di stock basso; inventario; aggiornare il
    magazzino; sono arrivati pezzi nuovi; caricare le scorte; quanti pezzi ho in magazzino; rifornimento;
    aggiungere pezzi; contare le scorte; merce arrivata; stock`,
  'stati-ordine': `
    cambiare stato ordine; segnare pronto per il ritiro; stampare un ordine; annullare l ordine di un
    cliente; segnare che un ordine è pronto; stampare ordine; gestire gli ordini; cambiare lo stato di un
    ordine; vedere gli ordini arrivati; consegnare un ordine; annullare un ordine di un cliente; ordini da
    preparare; un cliente ritira un ordine`,
  'fare-rimborso': `
    restituire i soldi a un cliente; rimborso parziale; cassa del giorno e pagamenti; storno di un
    pagamento; fare un rimborso; rimborsare un cliente; vedere la cassa di oggi; restituire un pagamento;
    elenco dei pagamenti; incassi del giorno; stornare; pagamenti ricevuti; segnare un rimborso`,
  'attivare-pagamenti': `
    collegare stripe; configurare il server di posta; attivare twint nel mio negozio; perché i pagamenti non
    sono attivi; canale sms non attivo; i pagamenti online non sono attivi; attivare i pagamenti; attivare
    twint; configurare le email; attivare le carte; servizio sms; come accetto le carte; chi attiva i
    pagamenti`,
  'scheda-cliente': `
    scheda cliente con le note; quante volte è venuto un cliente; unire due clienti doppi; cercare un
    cliente per telefono; storico di un cliente; unire due clienti; ho lo stesso cliente due volte; cercare
    un cliente; note su un cliente; quanto ha speso un cliente; clienti doppi; dati di un cliente; quando è
    venuto l'ultima volta un cliente; elenco clienti; scrivere una nota sul cliente`,
  'bloccare-cliente': `
    bloccare un cliente che non si presenta mai; sbloccare un cliente; vietare le prenotazioni a qualcuno;
    bloccare un cliente; uno che non si presenta mai; impedire a un cliente di prenotare; cliente
    maleducato; blocca prenotazioni online; sbloccare; bandire qualcuno`,
  'lista-attesa-titolare': `
    richieste in lista d attesa dei clienti; registro dei posti offerti; a chi è andato il posto liberato;
    chi c'è in lista d'attesa; vedere la lista d'attesa; posti offerti; a chi è andato il posto; persone in
    attesa; quanti aspettano un posto`,
  'statistiche-titolare': `
    quanto abbiamo incassato questo mese; ore di punta; rendimento dei barbieri; servizio più richiesto;
    clienti che tornano; quanto abbiamo incassato; incasso del mese; servizio che vendiamo di più;
    statistiche; come va il salone; quale barbiere lavora di più; fatturato; quanti clienti tornano; quanti
    appuntamenti abbiamo fatto; andamento`,
  richieste: `
    quante richieste nuove ho; richieste nuove; ci sono richieste da leggere; quante richieste ho;
    richieste dei moduli; chi ha chiesto una demo; posta in arrivo del sito; candidature ricevute;
    candidature arrivate; chi ha chiesto una consulenza; richieste dal sito; messaggi dei clienti dal sito;
    vedere le richieste; consulenze richieste; curriculum ricevuti; rispondere a una richiesta; qualcuno ha
    chiesto una demo; cancellare una richiesta; come elimino una richiesta; togliere un messaggio ricevuto;
    dove vedo le candidature; candidature`,
  registro: `
    registro delle modifiche; chi ha cancellato questo appuntamento; audit log; storico dei cambiamenti dei
    prezzi; chi ha cancellato l'appuntamento; chi ha modificato i prezzi; chi ha cambiato; registro delle
    attività; storico delle modifiche; vedere le modifiche fatte; chi è stato; log`,
} as const
