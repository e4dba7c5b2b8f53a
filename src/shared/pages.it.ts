/** What a link calls its page. */
export const pageTexts = {
  site: 'Vai al sito',
  shop: 'Shop',
  book: 'Prenota',
  myAppointments: 'I miei appuntamenti',
  waitingList: "Lista d'attesa",
  login: 'Accedi',
  register: 'Registrati',
  profile: 'Profilo',
  /** In the panels, where a barber has a profile of another kind. */
  account: 'Il mio account',
  changePassword: 'Cambia password',
  panel: 'Pannello',
  adminPanel: 'Pannello amministrativo',
  barberPanel: 'Pannello barbiere',
  subscription: 'Abbonamento',
  logout: 'Logout',
} as const
