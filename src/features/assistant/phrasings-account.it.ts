export const accountPhrasingTexts = {
  'creare-account': `
    registrarsi al sito; iscrizione; come mi registro; fare un profilo nuovo; aprire un account; voglio fare
    un account; creare un profilo; come mi iscrivo; registrazione al sito; nuovo account; dove mi registro;
    fare la registrazione; come ci si registra`,
  'vantaggi-account': `
    perché dovrei registrarmi; vantaggi della registrazione; cosa cambia se ho un account; perché
    registrarmi; conviene registrarsi; cosa ci guadagno ad avere un account; a cosa serve registrarsi; che
    vantaggio c'è`,
  'password-dimenticata': `
    non ricordo la password; recuperare la password; reimpostare le credenziali; password persa non riesco
    ad accedere; reset password; password dimenticata; non mi ricordo più la password; ho perso la password;
    recupero password; reimpostare la password; dimenticato le credenziali; link per la nuova password; non
    mi arriva la mail per la password`,
  'non-accedo': `
    il login non funziona; email o password non validi; non mi fa entrare nel mio account; account bloccato
    dopo troppi tentativi; non riesco a entrare; non riesco a fare il login; il login mi dà errore; accesso
    negato; non mi riconosce; problemi di accesso; mi dice password sbagliata; non mi fa accedere`,
  'cambiare-password': `
    modificare la password; mettere una password nuova; voglio una password diversa; cambiare la password;
    come si modifica la password; voglio mettere un'altra password; cambio password; aggiornare la password`,
  'cambiare-email': `
    ho un nuovo indirizzo di posta; modificare indirizzo email; email sbagliata nel profilo; ho cambiato
    email come la aggiorno; cambiare indirizzo mail; modificare la mail dell'account; email nuova; ho
    scritto male la mia email; mettere un'altra email`,
  'cambiare-dati': `
    aggiornare i miei dati; ho cambiato numero di cellulare; correggere il cognome; modificare il profilo;
    c'è un errore nel mio cognome; ho cambiato numero; aggiornare il telefono; il mio nome è scritto male;
    modificare i miei dati; cambiare nome; cambiare il mio numero di telefono; correggere i dati del profilo`,
  'foto-profilo': `
    caricare immagine del profilo; cambiare avatar; togliere la mia foto; la foto è troppo grande; togliere
    l'immagine del profilo; mettere una foto; caricare una foto; cambiare la mia immagine; foto del profilo;
    eliminare la foto`,
  'eliminare-account': `
    cancellare il mio profilo; voglio essere cancellato dal sito; chiudere l account; disiscrivermi del
    tutto; cancellare l'account; eliminare il mio profilo; voglio cancellarmi; non voglio più il mio
    account; rimuovere l'account; cancellare tutti i miei dati dal sito; chiudere il mio account`,
  'scaricare-dati': `
    scaricare i dati personali; esportare quello che sapete di me; accesso ai miei dati gdpr; una copia di
    tutti i dati che avete su di me; che dati avete su di me; esportazione dei miei dati; richiesta di
    accesso ai dati; scaricare le mie informazioni`,
  'sessione-chiusa': `
    sessione scaduta; mi butta fuori dal sito; devo sempre rifare l accesso; disconnesso per inattività;
    perché mi butta fuori; mi ha disconnesso; mi fa uscire da solo; mi chiede sempre di accedere; sono stato
    scollegato; logout automatico; la sessione è scaduta`,
  'confermare-email': `
    link di verifica email; email non verificata; conferma indirizzo account nuovo; vedere nel mio account
    le prenotazioni fatte da ospite; perché confermare l'email; verifica email; a cosa serve la verifica
    dell'indirizzo; mi è arrivata una mail da confermare; come verifico l'email; account non verificato`,
  novita: `
    newsletter; disiscrizione dalle offerte; troppe mail pubblicitarie; ricevere le promozioni per email;
    unsubscribe; non voglio più mail pubblicitarie; togliermi dalla newsletter; disiscrivermi; ricevere le
    novità; smettere di ricevere email; come mi cancello dalla newsletter; mandate offerte per mail; basta
    mail`,
  'installare-app': `
    app per iphone o android; scaricare l applicazione; mettere il sito sulla schermata home; avete un app;
    si può scaricare sul telefono; c'è l'app; come installo l'app; app sul cellulare; scaricare l'app; app
    store; play store; installare il sito`,
  'senza-rete': `
    modalità offline; vedere gli appuntamenti senza connessione; non ho rete; funziona offline; senza
    internet; senza connessione; se non c'è campo; sono offline`,
  tema: `
    modalità scura; cambiare i colori del sito; tema chiaro; sfondo bianco si legge male; troppo scuro non
    leggo niente; come cambio il tema; sfondo chiaro; modalità notte; cambiare colore; non si legge; tema
    scuro; dark mode`,
  cookie: `
    banner dei cookie; cambiare il consenso ai cookie; tracciamento pubblicitario; statistiche di visita;
    impostazioni cookie; rifiutare i cookie; che cookie usate; consenso cookie; preferenze dei cookie; mi
    tracciate`,
  privacy: `
    privacy; informativa sul trattamento dei dati; vendete i miei dati; per quanto tempo conservate i dati;
    chi vede i miei dati personali; date i miei dati ad altri; cosa ne fate dei miei dati; i miei dati sono
    al sicuro; come trattate i dati personali; protezione dei dati; condividete le informazioni con terzi;
    normativa sulla privacy`,
  consulenza: `
    consulenza sul look; parlare con un barbiere prima di decidere il taglio; consulenza gratis quanto dura;
    capire quale taglio mi sta bene; consulenza gratuita; vorrei un consiglio sul taglio; quale taglio mi
    sta bene; che taglio mi consigliate; non so che taglio fare; consiglio di stile; consulenza prima del
    taglio; quanto dura la consulenza; durata della consulenza; un parere sui miei capelli; richiesta di consulenza`,
  'lavorare-qui': `
    lavora con noi; mandare il curriculum; assumete barbieri; candidatura spontanea; offerte di lavoro;
    state cercando barbieri; vorrei lavorare da voi; cercate un apprendista; posti di lavoro; sono un
    barbiere e cerco lavoro; mi candido; a chi mando il curriculum; prendete stagisti; avete bisogno di
    personale`,
  'sistema-per-saloni': `
    software per barbieri; demo del gestionale; quanto costa il programma per il mio negozio; vorrei questo
    sito per il mio salone; ho un salone e mi interessa il vostro gestionale; il vostro sistema per il mio
    negozio; software per saloni; demo del software; vorrei usare il programma nel mio salone; gestionale
    per parrucchieri; chi ha fatto questo sistema di prenotazione; sono un barbiere e vorrei il sito`,
  social: `
    profilo instagram; avete tiktok; dove vedo le foto dei tagli; pagina facebook; siete su instagram; avete
    facebook; link instagram; seguirvi sui social; foto dei vostri lavori; tiktok`,
  'chi-sei': `
    sei un robot; sei una intelligenza artificiale; chi sei; come funzioni; cosa sai fare; chatgpt; cosa
    puoi fare per me; sei un bot; come ti chiami; sei umano; chi mi risponde; sei un'intelligenza
    artificiale; in cosa puoi aiutarmi; che domande posso farti; a cosa servi; mi puoi aiutare`,
  'chat-conservata': `
    chi legge quello che scrivo qui; salvate le conversazioni della chat; privacy della chat; questa
    conversazione viene salvata; chi legge la chat; la chat è privata; quanto resta la chat; i messaggi sono
    registrati; conservate quello che scrivo`,
  'chi-ha-fatto-il-sito': `
    chi ha creato il sito; chi ha sviluppato questa app; chi vi ha fatto il sito; chi ha programmato il
    sito; sito fatto da chi; quale agenzia ha fatto il sito; chi ha realizzato il sito`,
  'quanto-ho-speso': `
    quanto ho speso; quanto ho pagato finora; il totale che ho speso; quanto vi ho dato quest'anno; quanti
    soldi ho speso da voi; le mie spese; quanto ho speso quest'anno; storico dei miei pagamenti; quanto ho
    pagato l'ultima volta`,
} as const
