/** The words of the owner's view of the waiting list. */
export const waitingListScreenTexts = {
  title: 'Lista d’attesa',
  status: { label: 'Stato', all: 'Tutti gli stati' },
  anyBarber: 'Qualsiasi barbiere',
  anyDay: 'Qualsiasi giorno',
  anyTime: 'Qualsiasi orario',
  requested: 'Richiesta del',
  expires: (date: string) => `valida fino al ${date}`,
  expired: (date: string) => `scaduta il ${date}`,
  labels: { barber: 'Barbiere', days: 'Giorni', times: 'Orari', notes: 'Note' },
  noun: { one: 'richiesta', many: 'richieste' },
  loadFailed: "Errore nel caricamento della lista d'attesa",
  emptyTitle: 'Nessuna richiesta in lista d’attesa',
  empty: 'Quando un cliente cerca un orario già occupato può mettersi in lista, e compare qui.',
  emptyFiltered: 'Nessuna richiesta in questo stato.',
} as const
