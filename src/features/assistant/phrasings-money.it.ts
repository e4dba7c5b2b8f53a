export const moneyPhrasingTexts = {
  'come-si-paga': `
    metodi di pagamento accettati; posso pagare con la carta; si paga in contanti o online; prendete il
    bancomat; accettate carte di credito; quando si paga prima o dopo; si può pagare col bancomat; solo
    contanti o anche carta; come pago; pagamento in contanti; accettate la carta; posso pagare alla fine;
    modalità di pagamento; si paga in anticipo; pagare l'appuntamento; prendete apple pay; devo pagare
    subito; avete il pos`,
  twint: `
    pagare con twint; avete il twint; pagamento con il telefono; posso usare twint; si paga con twint`,
  'carta-sicura': `
    conservate i dati della carta; chi vede il numero della mia carta; sicurezza dei pagamenti; fidarsi a
    mettere la carta di credito sul sito; tenete i dati della mia carta di credito; mi fido a pagare online;
    pagare sul sito è sicuro; salvate la mia carta; chi gestisce i pagamenti online; stripe è sicuro`,
  rimborso: `
    rimborso di un appuntamento pagato online; ho pagato e poi ho disdetto; quando arriva il rimborso;
    riavere il denaro; restituzione dell importo; mi ridate i soldi; come funziona il rimborso; voglio
    indietro i soldi; ho disdetto ma avevo già pagato; se cancello perdo i soldi; mi rimborsate; quando mi
    arriva il rimborso`,
  'pagamento-fallito': `
    pagamento rifiutato; la carta non funziona; errore nel pagamento; mi ha addebitato due volte; pagamento
    in elaborazione non arriva la conferma; il pagamento non va; mi ha rifiutato la carta; non riesco a
    pagare online; twint non funziona; ho pagato ma non vedo niente; ho pagato due volte; pagamento non
    riuscito; transazione negata`,
  'tempo-per-pagare': `
    il tempo per pagare è finito; quanti minuti ho per pagare; il posto è scaduto durante il pagamento;
    quanto tempo ho per pagare; mi è scaduto il tempo mentre pagavo; il posto resta riservato durante il
    pagamento; conto alla rovescia del pagamento`,
  'prezzo-cambiato': `
    aumento di prezzo dopo la prenotazione; il prezzo è cambiato mentre prenotavo; vale il prezzo di quando
    ho prenotato; se aumentate i prezzi dopo che ho prenotato; il prezzo mi è cambiato; pago il prezzo
    vecchio o nuovo; prezzo diverso da quello della prenotazione; prezzo bloccato`,
  iva: `
    iva inclusa; prezzi in franchi o euro; che valuta usate; tasse comprese nel prezzo; l'iva è compresa; in
    che moneta sono i prezzi; posso pagare in euro; franchi svizzeri; i prezzi sono finali; valuta`,
  ricevuta: `
    mi serve la fattura; scontrino; ricevuta per l assicurazione; documento del pagamento; fate fattura; mi
    fate la ricevuta; mi serve lo scontrino; fattura per l'azienda; giustificativo di spesa; ricevuta
    fiscale`,
  sconti: `
    codice sconto; tessera punti fedeltà; sconto studenti; promozioni in corso; pacchetto di tagli; fate
    sconti; fate promozioni; ci sono offerte; tessera fedeltà; punti fedeltà; sconto per studenti o
    pensionati; riduzioni; ogni dieci tagli uno gratis; abbonamento mensile al taglio; coupon`,
  'buoni-regalo': `
    gift card; buono da regalare per natale; voglio fare un regalo di compleanno; voucher; buono regalo;
    vorrei regalare un taglio; fare un regalo a mio padre; carta regalo; un pensiero per un compleanno`,
  'ordinare-prodotti': `
    come funziona lo shop; comprare online i prodotti; aggiungere al carrello e ordinare; fare un ordine dal
    negozio online; come si ordina; come compro dallo shop; come faccio un acquisto; comprare online;
    mettere nel carrello; finire l'ordine; procedura per comprare`,
  spedizione: `
    consegna a domicilio; spese di spedizione; mandate i prodotti per posta; dove ritiro l ordine; spedite a
    casa; fate consegne; quanto costa la spedizione; mi arriva a casa; consegnate a domicilio; dove ritiro
    quello che ho comprato; ritiro in negozio; spedite all'estero; posso farmi spedire un prodotto`,
  'pagare-ordine': `
    pagare i prodotti; pagamento dell ordine al ritiro; ordine online pago in negozio; l'ordine lo pago al
    ritiro; pago i prodotti in negozio; quando pago l'ordine; pagare un acquisto dello shop; pagamento dei
    prodotti`,
  'ordine-pronto': `
    stato del mio ordine; il mio ordine è pronto; tempi per il ritiro; a che punto è l ordine; seguire un
    acquisto; dov'è il mio ordine; il mio ordine è arrivato; quando posso venire a prendere l'ordine; stato
    ordine; ritirare il mio acquisto; quanto ci mette un ordine; non so se il mio ordine è pronto; vedere i
    miei ordini`,
  'annullare-ordine': `
    ho sbagliato ordine; cancellare un acquisto; rendere un prodotto; reso di un articolo; cambiare quantità
    dopo l ordine; annullare un ordine; cancellare l'ordine; cambiare un prodotto comprato; posso rendere un
    prodotto; restituire un articolo; ho sbagliato a ordinare; voglio modificare l'ordine; il prodotto è
    difettoso`,
  esaurito: `
    prodotto non disponibile; scorte limitate che significa; quando riassortite; avete ancora pezzi; quando
    torna disponibile; prodotto finito; non c'è più il prodotto; quando arriva di nuovo; riassortimento;
    scorte limitate; quanti ne restano`,
  'ordine-senza-account': `
    ordinare prodotti senza registrarsi; acquistare come ospite; comprare senza iscrizione; per comprare
    devo registrarmi; serve l'account per ordinare; comprare da ospite; acquistare senza account`,
  'consiglio-prodotto': `
    quale cera è adatta ai miei capelli; non so quale prodotto scegliere; consiglio per la barba secca; che
    shampoo devo usare; che prodotto mi consigli; non so quale cera prendere; cosa usate voi per i capelli;
    quale shampoo per la forfora; prodotto per capelli ricci; qual è il prodotto migliore; prodotto per
    capelli fini; mi consigliate una crema`,
} as const
