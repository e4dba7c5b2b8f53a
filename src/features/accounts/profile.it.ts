export const profileTexts = {
  imageSaved: 'Immagine profilo aggiornata con successo',
  imageRemoved: 'Immagine profilo rimossa con successo',
  saved: "Profilo aggiornato con successo! Se hai modificato la password, riceverai un'email di conferma.",
  subscribed: 'Riceverai le novità e le offerte dello studio.',
  unsubscribed: 'Non riceverai più novità e offerte.',
  deleted: 'Il tuo account è stato eliminato.',
} as const
