/** Separate from the screens' texts, because the homepage loads them too. */
export const sessionTexts = {
  checking: "Verifica dell'accesso in corso...",
  unverified: 'Errore nella verifica dei permessi. Riprova più tardi.',
  inactivity: {
    announcement: 'Tra meno di un minuto la sessione si chiude per inattività.',
    countdown: (seconds: number) =>
      `Per inattività la sessione si chiude tra ${seconds} ${seconds === 1 ? 'secondo' : 'secondi'}.`,
    stay: 'Resta collegato',
    ended: 'La sessione si è chiusa per inattività.',
  },
} as const
