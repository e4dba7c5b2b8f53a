import type { Intent } from './intents.rules.ts'

/**
 * Phrases for each intent, separated by semicolons. Braces are placeholders for the name of a service, a
 * barber or a day.
 */
export const intentTexts: Record<Intent, string> = {
  orari: `
    orari di apertura; a che ora aprite; a che ora chiudete; siete aperti {giorno}; siete aperti adesso; che
    orari fate {giorno}; quando siete aperti; fino a che ora lavorate; siete chiusi {giorno}; qual è il
    giorno di chiusura; quando lavora {barbiere}; che giorni c’è {barbiere}; orario continuato o pausa
    pranzo; aprite nei festivi; orari negozio; orari; orario; che orari avete; chiudete per pranzo; pausa
    pranzo; lavorate {giorno}; aprite {giorno}; {giorno} lavorate; aprite presto la mattina; a che ora
    aprite {giorno}; a che ora chiudete {giorno}; fino a che ora siete aperti {giorno}; siete ancora aperti;
    siete aperti {giorno} pomeriggio; giorni di apertura; {barbiere} c'è {giorno}; quando viene {barbiere}; {barbiere} lavora
    {giorno}; che giorni lavora {barbiere}; in che orari lavora {barbiere}; che orari fa {barbiere}; siete
    aperti la domenica; giorni festivi; aperti; chiusi; quando aprite; quando chiudete; siete chiusi; state
    aperti; a che ora posso passare`,
  prezzi: `
    quanto costa {servizio}; prezzo di {servizio}; quali sono i prezzi; listino prezzi; quanto viene
    {servizio}; quanto si spende da voi; tariffe; quanto pago per {servizio}; quanto mi fate pagare; quanto
    chiedete per {servizio}; prezzi; prezzo; quanto costa; quant'è {servizio}; quanto mi costa {servizio};
    costo di {servizio}; il prezzo per {servizio}; siete cari; quanto vi prendete per {servizio}; quanto
    devo pagare; quanto si paga; quanto si paga per {servizio}; quanto prendete; prezzi del taglio; mi dici
    i prezzi; che prezzi avete; quanto fa {servizio}; quanto verrebbe {servizio}; quanto spendo per
    {servizio}; tariffe e costi; quanto costa un {servizio} con {barbiere}; quanto per {servizio}; a quanto
    lo fate {servizio}; quanto costa {servizio} di capelli; quanto costa tagliare i capelli; prezzo {servizio}
    capelli; {servizio} e {servizio}; {servizio} e {servizio} e {servizio}; {servizio} e {servizio} quanto fa; quanto costano {servizio} e
    {servizio}; il servizio più caro; il servizio più costoso; il servizio più economico; il servizio meno caro; quale servizio
    costa di più; quale servizio costa di meno; qual è il prezzo più alto; qual è il prezzo più basso; la cosa più economica`,
  servizi: `
    che servizi offrite; cosa fate da voi; quali trattamenti avete; fate {servizio}; quanto dura {servizio};
    elenco dei servizi; che cosa comprende {servizio}; in cosa consiste {servizio}; tipi di taglio che fate;
    cosa fate; cosa fate di preciso; servizi; che servizi avete; che trattamenti offrite; trattamenti; oltre
    al taglio cosa fate; fate anche {servizio}; la fate {servizio}; voi fate {servizio}; quanto ci vuole per
    {servizio}; quanto tempo dura {servizio}; in quanto tempo si fa {servizio}; cosa include {servizio};
    cosa è compreso in {servizio}; quanto dura il colore; fate il colore; il colore ai capelli; fate le mèches; è compreso lo shampoo; è incluso il lavaggio; che tipo di servizi; durata
    di {servizio}; informazioni su {servizio}; come fate {servizio}; lavate i capelli; quali servizi ci sono; cosa fate di bello`,
  barbieri: `
    chi sono i barbieri; quanti barbieri siete; chi fa {servizio}; parlami di {barbiere}; chi lavora da voi;
    come si chiama il barbiere; chi è {barbiere}; cosa sa fare {barbiere}; la vostra squadra; barbieri;
    quanti siete; quanti siete in negozio; quanti barbieri ci sono; numero di barbieri; chi ci lavora; chi ci lavora da voi; chi
    siete; nomi dei barbieri; quale barbiere fa {servizio}; {barbiere} fa {servizio}; {barbiere} fa anche
    {servizio}; chi è bravo con {servizio}; chi è il più bravo; chi mi consigli come barbiere; avete una
    barbiera; c'è una donna che taglia; chi taglia i capelli; che barbieri avete; quale barbiere mi
    consigli; chi lavora {giorno}; chi c'è {giorno}; lo staff; il personale; lavorate con {barbiere};
    {barbiere} lavora da voi; da voi lavora {barbiere}; c'è {barbiere} da voi`,
  posto: `
    primo buco libero {giorno} con chi capita; un posto {giorno} con chi capita; {barbiere} è in ferie; {barbiere} è in ferie {giorno};
    {barbiere} è in vacanza {giorno}; quando torna {barbiere};
    qual è il primo posto libero; quando avete posto; c’è posto {giorno}; avete un buco {giorno}; siete
    liberi {giorno}; quando è libero {barbiere}; disponibilità di {barbiere} {giorno}; prima disponibilità;
    orari liberi {giorno}; prossimo appuntamento disponibile; quando posso venire; {servizio} {giorno};
    {servizio} con {barbiere} {giorno}; un appuntamento il prima possibile; trovami un orario; mi serve un
    {servizio} {giorno}; vorrei prenotare {servizio} {giorno}; prenotami {servizio} con {barbiere}; prima
    data utile; primo appuntamento disponibile; appuntamento {giorno}; un appuntamento {giorno}; avete un
    appuntamento {giorno}; posto {giorno}; posti liberi; c'è qualcosa {giorno}; avete qualcosa {giorno};
    posso venire {giorno}; riuscite {giorno}; siete pieni {giorno}; siete pieni; {barbiere} è libero
    {giorno}; {barbiere} ha posto {giorno}; {barbiere} quando è libero; {barbiere} {giorno}; quali orari
    liberi avete; orario libero per {servizio}; quando posso venire per {servizio}; quando riesco a venire;
    quando potete prendermi; il prima possibile; subito; adesso subito; posto adesso; posso venire adesso; avete posto
    subito; siete liberi adesso; c'è posto alle {giorno}; appuntamento da {barbiere} {giorno}; appuntamento con {barbiere} {giorno};
    vorrei un appuntamento con {barbiere}; urgente; avete tempo {giorno}; avete spazio {giorno}; ci
    sarebbe posto; trovami un posto; cerco un appuntamento {giorno}; vorrei {servizio} {giorno}; voglio
    {servizio} {giorno}; {servizio} {giorno} con {barbiere}; prenotare {giorno}; vorrei prenotare {giorno};
    vorrei venire {giorno}; c'è un buco; disponibilità; disponibilità {giorno}; prossimo posto; quando c'è
    posto; quando siete liberi; quando avete un posto per {servizio}; posso passare {giorno}; c'è qualcuno
    libero {giorno}; primo posto con {barbiere}; mi servirebbe {servizio}; mi puoi trovare un orario con
    {barbiere}; fissami {servizio} {giorno}; {servizio} con {barbiere}; {servizio} da {barbiere}; posto per {servizio} con
    {barbiere}; avete posto per {servizio} con {barbiere}; posso fare {servizio} con {barbiere}; vorrei {servizio} con {barbiere};
    vorrei {servizio} da {barbiere}; posto con {barbiere} {giorno}; primo posto per {servizio}; primo posto {servizio};
    {servizio} {barbiere}`,
  prenotare: `
    come faccio a prenotare; voglio prenotare; vorrei un appuntamento; prendere appuntamento; fissare un
    appuntamento; dove si prenota; prenotazione online; prenotare {servizio}; prenotare con {barbiere}; come
    si prenota sul sito; prenotare; prenoto; prenotazione; devo prenotare; prenotare un appuntamento; come
    si prenota; come prenoto; non capisco come si prenota; è la prima volta come prenoto; prendere
    appuntamento con {barbiere}; posso prendere appuntamento con {barbiere}; devo tagliarmi i capelli;
    vorrei tagliarmi i capelli; mi prenoti un appuntamento; mi prenoti; prenotami; dove clicco per
    prenotare; fare una prenotazione; appuntamento; un appuntamento; voglio un appuntamento; ho bisogno di
    un appuntamento; si può prenotare online; prenotare dal sito; voglio venire da voi; posso prenotare;
    prenotare da qui; prenotare via chat; come fisso un appuntamento; vorrei {servizio}; voglio {servizio}; {servizio}`,
  spostare: `
    come sposto il mio appuntamento; cambiare orario dell’appuntamento; rimandare l’appuntamento; anticipare
    l’appuntamento; modificare la prenotazione; posticipare a un altro giorno; cambiare barbiere alla
    prenotazione; spostare l’appuntamento di {giorno}; non riesco a venire a quell’ora si può cambiare;
    spostare; spostare l'appuntamento; sposta il mio appuntamento; spostami l'appuntamento; spostami l'appuntamento a {giorno}; posso spostare; posticipare; anticipare;
    rimandare; rinviare; si può posticipare di un'ora; posso venire un'ora dopo; cambiare giorno; posso
    cambiare giorno; cambiare ora; cambiare l'ora della prenotazione; cambiare orario; cambiare data; ho un
    impegno posso cambiare; mi è venuto un imprevisto; invece di {barbiere} vorrei {barbiere}; vorrei un
    altro barbiere; invece di {giorno} vorrei {giorno}; spostare a {giorno}; spostare la prenotazione a
    {giorno}; modifica appuntamento; come cambio la data; voglio cambiare l'appuntamento; anticipare a
    {giorno}; non ce la faccio a quell'ora; come cambio il mio appuntamento di {giorno}; come cambio il mio appuntamento
    di {giorno} con {barbiere}; cambiare l'appuntamento con {barbiere}; cambiare l'appuntamento di {giorno} con {barbiere};
    spostare l'appuntamento con {barbiere}; spostare l'appuntamento di {giorno} con {barbiere}; spostare {servizio} di {giorno} con
    {barbiere}; modificare l'appuntamento di {giorno} con {barbiere}`,
  annullare: `
    come annullo l’appuntamento; disdire la prenotazione; cancellare l’appuntamento; non posso più venire;
    voglio disdire; eliminare la mia prenotazione; annullare l’appuntamento di {giorno}; ho cambiato idea
    non vengo; annullare; disdire; cancellare; come disdico; come annullo; voglio annullare; cancella il mio
    appuntamento; togli la mia prenotazione; togliere la prenotazione; annulla la prenotazione; non posso
    venire; non posso venire {giorno}; non riesco a venire; non riesco più a venire; non vengo più; non
    vengo {giorno}; disdire l'appuntamento di {giorno}; devo disdire; come vi avviso che non vengo; ho
    prenotato per sbaglio; rinunciare all'appuntamento; disdetta; eliminare un appuntamento; mi tolga
    dall'agenda; sono malato non vengo; annullare l'appuntamento di {giorno} con {barbiere}; cancellare {servizio} di {giorno} con {barbiere};
    annullare il mio appuntamento con {barbiere}`,
  'mio-appuntamento': `
    quanti appuntamenti ho {giorno} in agenda;
    quando è il mio appuntamento; qual è il mio prossimo appuntamento; a che ora ho prenotato; ho un
    appuntamento {giorno}; vedere i miei appuntamenti; con chi ho l’appuntamento; ricordami quando devo
    venire; le mie prenotazioni; per che giorno sono prenotato; quando devo venire; quando devo venire da
    voi; a che ora devo venire; quando ho l'appuntamento; a che ora ho l'appuntamento; quando è il mio
    taglio; con chi sono prenotato; con quale barbiere sono prenotato; dove vedo le prenotazioni che ho
    fatto; dove vedo i miei appuntamenti; miei appuntamenti; mio appuntamento; il mio appuntamento; la mia
    prenotazione; vedere la mia prenotazione; che giorno ho prenotato; per quando ho prenotato; ho già un
    appuntamento; ho già prenotato; ho prenotato per {giorno}; ho una prenotazione {giorno}; mi ricordi
    quando ho prenotato; elenco dei miei appuntamenti; mi chiamo {persona} ho un appuntamento {giorno}; controllare il mio appuntamento; qual era il mio
    orario; il mio appuntamento con {barbiere}; quando è il mio appuntamento con {barbiere}; a che ora è il mio appuntamento
    di {giorno} con {barbiere}; ho un appuntamento con {barbiere} {giorno}; a che ora ho {servizio} con {barbiere}`,
  dove: `
    dove siete; dove vi trovate; qual è l’indirizzo; come arrivo da voi; in che via siete; mappa;
    indicazioni stradali; siete a Lugano; dov’è il negozio; dove; indirizzo; dove si trova il negozio; dove
    vi trovo; dove sta il salone; posizione; mi mandi la posizione; come ci arrivo; come ci arrivo dalla
    stazione; come arrivo; via; in che via; che via è; in che zona siete; a che numero siete; dov'è lo
    studio; dove devo venire; siete in centro; siete vicino alla stazione; come raggiungervi; google maps;
    ubicazione`,
  contatti: `
    numero di telefono; come vi contatto; qual è la vostra email; avete whatsapp; vi posso chiamare;
    recapiti dello studio; scrivervi una mail; a che ora rispondete al telefono; contatti; numero; telefono;
    mi dai il numero; mi dai il vostro numero; il vostro numero; qual è il vostro telefono; numero di
    cellulare; recapito; come contattarvi; contattare il salone; posso chiamarvi; chiamare; whatsapp; vi
    posso scrivere su whatsapp; scrivere su whatsapp; email; la vostra mail; a quale mail vi scrivo;
    mandarvi una mail; come vi chiamo; a che numero vi chiamo; scrivervi; il telefono di {barbiere}; il numero di {barbiere};
    mi dici il telefono di {barbiere}; posso chiamare {barbiere}`,
  shop: `
    che prodotti vendete; avete prodotti per la barba; vendete cera per capelli; vorrei comprare un
    prodotto; cosa c’è nello shop; negozio online; vendete shampoo; catalogo dei prodotti; avete olio da
    barba; shop; prodotti; che prodotti avete; cosa vendete; vendete prodotti; fammi vedere i prodotti;
    vedere i prodotti; che marche avete; che marche di shampoo avete; avete shampoo; vorrei un dopobarba;
    vorrei una cera; vorrei comprare {servizio}; comprare un olio; dove compro l'olio; avete pomata; avete
    gel; avete cera; avete balsamo; avete prodotti per capelli; vendete dopobarba; vendete spazzole; vendete
    pettini; vendete olio; vendete balsamo; quanto costa un prodotto; si possono comprare prodotti`,
  umano: `
    voglio parlare con una persona; parlare con un operatore; mi passi qualcuno; ho bisogno di assistenza
    umana; voglio fare un reclamo; parlare con il titolare; non mi capisci fammi parlare con qualcuno;
    operatore; persona; parlare con qualcuno; voglio parlare con qualcuno; parlare con una persona vera; non
    voglio parlare con un bot; parlare con un umano; passami il titolare; fammi parlare con qualcuno; mi
    passi un collega; reclamo; devo fare un reclamo; lamentela; siete ladri; mi avete fregato; è una truffa; non sono contento; responsabile; vorrei parlare con il
    proprietario; non mi sei utile voglio una persona; assistenza; c'è qualcuno`,
  saluto: `
    ciao; buongiorno; buonasera; salve; hey; ehi ci sei; come va; ciao come stai; ciao a tutti; salve a
    tutti; buongiorno a tutti; come stai; tutto bene; buon pomeriggio; hola; ehilà; ci sei`,
  grazie: `
    grazie; grazie mille; perfetto grazie; ok va bene; sei stato utile; ciao grazie a presto; arrivederci;
    gentilissimo; gentilissimi; perfetto; ottimo; ok; va bene; capito; capito grazie; ok grazie; grazie
    ciao; grazie a presto; molto gentile; bene grazie; a posto così; tutto chiaro; grande`,
}

export const outOfScopeTexts = `
    che tempo fa; che tempo fa {giorno}; che tempo fa a lugano; che tempo farà {giorno}; com'è il tempo {giorno}; com'è il meteo;
    piove {giorno}; fa freddo {giorno}; fa caldo {giorno}; previsioni del tempo; nevica {giorno}`
