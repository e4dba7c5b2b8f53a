export const legalNoticeTexts = {
  pageTitle: 'Note legali',
  description: (shop: string) => `Chi c’è dietro ${shop}: impresa, indirizzo, recapiti.`,
  title: 'Chi c’è dietro la poltrona.',
  business: 'Impresa',
  legalForm: 'Forma giuridica',
  uidNumber: 'Numero d’identificazione (IDI)',
  address: 'Indirizzo',
  country: 'Svizzera',
  phone: 'Telefono',
  email: 'Email',
  sections: {
    booking: {
      title: 'Prenotazioni e pagamenti',
      text: 'I servizi si svolgono in salone, nel giorno e all’ora confermati. Chi paga online paga subito un servizio che riceve più tardi; se l’appuntamento è annullato da noi o il posto non è più disponibile, l’importo torna sullo stesso mezzo di pagamento. I prezzi sono in franchi svizzeri, IVA inclusa.',
    },
    shop: {
      title: 'Shop',
      text: 'I prodotti si ritirano in salone. Un ordine pagato resta a disposizione al suo numero d’ordine.',
    },
    content: {
      title: 'Contenuti',
      text: 'Testi, disegni e marchio appartengono allo studio o a chi li ha realizzati per lui. I ritratti sono disegni: non raffigurano persone reali. Per i siti a cui rimandiamo rispondono i loro autori.',
    },
    law: {
      title: 'Diritto applicabile',
      text: 'Si applica il diritto svizzero. Restano validi i diritti dei consumatori che la legge non permette di limitare.',
    },
  },
  privacy: 'Informativa sulla privacy',
  home: 'Torna alla home',
} as const
