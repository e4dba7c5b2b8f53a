export const reassignmentTexts = {
  reassigned: (count: number, all: number) =>
    count === 1 ? `1 appuntamento su ${all} riassegnato.` : `${count} appuntamenti su ${all} riassegnati.`,
  newPrice: (price: string) => `costa ${price}`,
  newDuration: (minutes: number) => `dura ${minutes} minuti`,
  termsChanged: (changes: string[]) => `Ora ${changes.join(' e ')}: riassegna di nuovo per accettare.`,
  busyThen: 'A quest’ora non è libero.',
  nobodyFree: 'A quest’ora nessun collega è libero.',
  nobodyOffers: 'Nessuno di loro offre questo servizio.',
  none: 'Scegli almeno un appuntamento',
  tooMany: (most: number) => `Puoi riassegnare al massimo ${most} appuntamenti alla volta`,
  nobody: 'Scegli almeno un collega',
  tooManyColleagues: (most: number) => `Puoi scegliere al massimo ${most} colleghi`,
  unknownAppointment: 'Appuntamento non trovato',
} as const
