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

/** The tabs of the panels; the assistant's buttons lead to them. */
export const panelTabTexts = {
  admin: {
    subscription: 'Abbonamento',
    plans: 'Piani',
    appointments: 'Appuntamenti',
    customers: 'Clienti',
    services: 'Servizi',
    barbers: 'Barbieri',
    users: 'Utenti',
    payments: 'Pagamenti',
    waitinglist: 'Lista d’attesa',
    messages: 'Messaggi',
    stats: 'Statistiche',
    ecommerce: 'Prodotti',
    orders: 'Ordini',
    requests: 'Richieste',
    settings: 'Impostazioni',
    audit: 'Registro',
  },
  barber: {
    appointments: 'Agenda',
    schedule: 'Orari',
    services: 'Servizi',
    stats: 'Statistiche',
    profile: 'Profilo',
    scheduleName: 'Orari e Vacanze',
  },
} as const
