export const barberPhrasingTexts = {
  agenda: `
    agenda del giorno; chi è il prossimo cliente; vedere la mia settimana; i miei clienti di domani nel
    pannello; mostrami la mia agenda; i miei appuntamenti di oggi; chi ho oggi; che clienti ho domani;
    agenda di oggi; appuntamenti della giornata; guardare la giornata; quanti clienti ho oggi; chi ho {giorno}; chi viene {giorno}; quanti appuntamenti ho
    {giorno}; i miei appuntamenti di {giorno}; quando viene {persona}; appuntamento di {persona}; gli
    appuntamenti di {barbiere}; gli appuntamenti di {giorno}; agenda di {barbiere}; dove vedo gli
    appuntamenti; appuntamenti del giorno; calendario del giorno`,
  completare: `
    chiudere un appuntamento finito; premere completa; confermare un appuntamento in attesa; segnare il
    cliente come servito; segnare che ho finito un cliente; completare appuntamento; ho finito il cliente;
    appuntamento terminato; mettere completato; cliente servito; come confermo una prenotazione in attesa;
    cambiare lo stato di un appuntamento`,
  'barbiere-cancella': `
    devo annullare il cliente delle tre; il cliente non è venuto; disdire un appuntamento dal pannello; no
    show cliente assente; il cliente non si è presentato; cancellare un cliente; disdire io un cliente; un
    cliente non viene; devo annullare un appuntamento in agenda; cliente che non arriva come lo tolgo;
    eliminare un appuntamento dall'agenda`,
  'orari-di-lavoro': `
    modificare l orario del lunedì; spostare la pausa pranzo; giorno libero fisso; impostare i turni;
    lavorare anche il sabato mattina; cambiare i miei orari; modificare la pausa; pausa pranzo più tardi;
    voglio iniziare più tardi; finire prima il venerdì; i miei giorni liberi; cambiare i turni; lavorare
    meno ore; non lavoro il lunedì; impostare il mio orario; come cambio gli orari; come cambio gli orari del
    giovedì; cambiare gli orari di {giorno}; bloccare
    mezz'ora per il pranzo; blocco per il pranzo; bloccare un'ora; tenere libera un'ora; mettere la pausa`,
  ferie: `
    aggiungere le ferie; mettermi in vacanza dal al; assenza per malattia; togliere una vacanza inserita;
    metto le ferie; sono in vacanza settimana prossima; segnare le vacanze; inserire un'assenza; sono
    malato; prendo un giorno di riposo; aggiungi vacanza; programmare le ferie; non ci sono dal lunedì al
    venerdì; come inserisco le ferie; bloccare un giorno; chiudere per vacanze`,
  'servizi-offerti': `
    non voglio più fare la tinta; attivare un servizio per me; spegnere un servizio dal mio profilo; non
    voglio più fare {servizio}; togliere un servizio che non faccio; aggiungere un servizio tra quelli che
    faccio; quali servizi posso fare; i miei servizi; attivare un servizio; disattivare un servizio dal mio
    elenco`,
  'statistiche-barbiere': `
    le mie statistiche; incasso del mese da barbiere; quanti clienti ho fatto; durata media dei miei
    appuntamenti; quanto ho guadagnato; quanti tagli ho fatto; il mio incasso; come sto andando questo mese;
    quante ore ho lavorato; i miei numeri`,
  'calendario-telefono': `
    collegare google calendar alla mia agenda; indirizzo segreto del calendario; agenda su iphone del
    barbiere; feed ical; sincronizzare l'agenda con l'iphone; vedere gli appuntamenti su google calendar;
    agenda sul telefono; collegare il calendario; appuntamenti nel calendario del cellulare; calendario
    esterno; attivare il calendario segreto`,
  'profilo-barbiere': `
    modificare la bio; cambiare la mia email da barbiere; le due parole sotto il nome; aggiornare il profilo
    pubblico; cambiare la mia descrizione sul sito; modificare la presentazione; la mia bio; il mio profilo
    barbiere; cosa vedono i clienti di me; cambiare il testo sotto il mio nome; aggiornare i miei dati da
    barbiere`,
  'nuove-prenotazioni': `
    aggiornamento automatico dell agenda; come mi accorgo di una nuova prenotazione; avvisi in tempo reale;
    la campanella degli avvisi; se arriva una prenotazione nuova come lo so; l'agenda si aggiorna da sola;
    ricevo una notifica per le nuove prenotazioni; vedo subito le prenotazioni nuove; mi avvisa quando
    qualcuno prenota da me; bisogna aggiornare la pagina; avviso di nuovo appuntamento`,
  'chiamare-cliente': `
    numero di telefono del cliente; contattare chi ha prenotato; il cliente non arriva dove trovo il numero;
    numero del cliente; telefonare al cliente; telefono di {persona}; numero di {persona}; come contatto un cliente; recapito di chi ha prenotato;
    avvisare un cliente; scrivere a un cliente`,
  'prezzi-del-barbiere': `
    posso cambiare il prezzo di {servizio}; cambiare i prezzi; come cambio il prezzo; alzare il prezzo di
    {servizio}; modificare il listino; cambiare la durata di {servizio}; aggiungere un servizio nuovo al
    listino; fare uno sconto a un cliente`,
  'telefono-del-barbiere': `
    segnare un appuntamento preso al telefono; inserire un appuntamento; mi ha chiamato un cliente; prenotare
    per un cliente; aggiungere un appuntamento a mano; prenotazione telefonica; un cliente entrato adesso;
    appuntamento preso a voce`,
} as const
