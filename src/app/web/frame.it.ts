export const frameTexts = {
  skip: 'Vai al contenuto',
  brand: 'F4DEZONE, pagina iniziale',
  navigation: 'Principale',
  greeting: (firstName: string) => `Ciao, ${firstName}`,
  menu: 'Menu',
  openMenu: 'Apri il menu',
  closeMenu: 'Chiudi il menu',
  error: {
    pageTitle: 'Qualcosa è andato storto',
    title: 'Qualcosa è andato storto.',
    lead: 'La pagina non si è aperta come doveva. Di solito basta riprovare; se continua, chiamaci e ti aiutiamo noi.',
    retry: 'Riprova',
    home: 'Torna alla home',
  },
} as const
