export const pageTexts = {
  site: 'Vai al sito',
  shop: 'Shop',
  book: 'Prenota',
  myAppointments: 'I miei appuntamenti',
  waitingList: "Lista d'attesa",
  login: 'Accedi',
  register: 'Registrati',
  profile: 'Profilo',
  /** In the panels, where a barber also has a public profile. */
  account: 'Il mio account',
  changePassword: 'Cambia password',
  panel: 'Pannello',
  adminPanel: 'Pannello amministrativo',
  barberPanel: 'Pannello barbiere',
  subscription: 'Abbonamento',
  logout: 'Logout',
} as const
