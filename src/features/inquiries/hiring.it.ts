/** The page 'Lavora con Noi'. Its requirements and benefits are examples for the owner to adapt. */
export const hiringTexts = {
  pageTitle: 'Lavora con Noi',
  description: (shop: string, city: string) =>
    `${shop} cerca barbieri a ${city}: che cosa chiediamo, che cosa offriamo, e come candidarsi con il proprio portfolio in pochi minuti.`,
  title: 'Lavora con Noi',
  lead: 'Cerchiamo mani che sappiano sfumare senza uno scalino, e persone con cui si stia bene otto ore.',
  apply: 'Candidati Ora',
  applyHint: 'Cinque minuti, da una a cinque foto dei tuoi lavori.',
  seeks: {
    title: 'Che cosa cerchiamo',
    entries: [
      { title: 'Mestiere', text: 'Forbice, macchinetta e rasoio, e la pazienza di finire una sfumatura.' },
      { title: 'Puntualità', text: 'Lavoriamo su appuntamento: chi arriva alle dieci si siede alle dieci.' },
      { title: 'Ascolto', text: 'Prima si capisce la testa che si ha davanti, poi si taglia.' },
      { title: 'Italiano', text: 'Quanto basta per parlare con i clienti. Altre lingue aiutano.' },
    ],
  },
  offers: {
    title: 'Che cosa offriamo',
    entries: [
      { title: 'La tua agenda', text: 'Orari, pause e ferie li imposti tu; i clienti prenotano da soli.' },
      { title: 'La tua clientela', text: 'Chi viene per te prenota con te, e ti ritrova.' },
      { title: 'Strumenti e prodotti', text: 'Poltrone, lame e prodotti buoni ci sono già.' },
      {
        title: 'Tempo per imparare',
        text: 'Guardiamo i lavori insieme e ci insegniamo quello che sappiamo.',
      },
    ],
  },
  end: {
    title: 'Mostraci come lavori.',
    lead: 'Non serve una lettera: bastano i tuoi dati e qualche foto. Ti ricontattiamo noi.',
    or: 'Preferisci chiamare?',
  },
} as const
