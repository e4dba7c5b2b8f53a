import { minutesToTime, timeToMinutes } from '#shared/calendar-time.ts'

export const appointmentsMessageTexts = {
  booked: {
    subject: (date: string, time: string) => `Appuntamento ${date} alle ${time}`,
    confirmed: ['il tuo appuntamento è confermato. Ti aspettiamo.'],
    pending: [
      'abbiamo ricevuto la tua richiesta di appuntamento. Ti scriviamo appena lo studio la conferma.',
    ],
  },
  confirmed: {
    subject: (date: string, time: string) => `Appuntamento confermato: ${date} alle ${time}`,
  },
  moved: {
    subject: (date: string, time: string) => `Appuntamento modificato: ${date} alle ${time}`,
    paragraphs: ['il tuo appuntamento è stato modificato. Questi sono i nuovi dati.'],
  },
  paidLater: {
    subject: (date: string, time: string) => `Pagamento ricevuto: ${date} alle ${time}`,
    paragraphs: ['abbiamo ricevuto il tuo pagamento per questo appuntamento. Grazie.'],
  },
  cancelled: {
    subject: (date: string, time: string) => `Appuntamento cancellato: ${date} alle ${time}`,
    paragraphs: ['questo appuntamento è stato cancellato.'],
    refund: {
      online: (amount: string) => `I ${amount} che hai pagato online ti vengono rimborsati.`,
      in_person: (amount: string) => `I ${amount} che hai pagato in sede ti vengono restituiti in sede.`,
    },
    kept: (amount: string) => `I ${amount} che hai pagato non vengono rimborsati.`,
  },
  reminder: {
    subject: (date: string, time: string) => `Promemoria: ${date} alle ${time}`,
    paragraphs: ['ti ricordiamo il tuo appuntamento. Ti aspettiamo.'],
    cannotCome: (phone: string) => `Non puoi venire? Chiamaci allo ${phone}: il posto serve a qualcun altro.`,
    sms: (facts: {
      shopName: string
      shopPhone: string
      date: string
      time: string
      service: string
      barberName: string
    }) =>
      `${facts.shopName}: ti ricordiamo ${facts.service} con ${facts.barberName}, ${facts.date} alle ${facts.time}. Non puoi venire? ${facts.shopPhone}`,
  },
  barber: {
    toConfirm: 'Hai un nuovo appuntamento da confermare.',
    booked: { subject: 'Nuovo appuntamento', paragraph: 'Hai un nuovo appuntamento.' },
    moved: { subject: 'Appuntamento modificato', paragraph: 'Un tuo appuntamento è cambiato.' },
    cancelled: { subject: 'Appuntamento cancellato', paragraph: 'Un tuo appuntamento è stato cancellato.' },
    paid: {
      online: (amount: string) => `${amount} online`,
      in_person: (amount: string) => `${amount} in sede`,
    },
    paidPart: (paid: string, due: string) => `${paid}; restano ${due}`,
    subject: (what: string, date: string, time: string) => `${what}: ${date} alle ${time}`,
  },
  cashOwed: {
    subject: (amount: string) => `Da restituire in sede: ${amount}`,
    paragraphs: (amount: string, isCancelled: boolean) => [
      isCancelled
        ? `un appuntamento già pagato in sede è stato cancellato: ${amount} vanno restituiti al cliente.`
        : `un appuntamento già pagato in sede ora costa meno: ${amount} vanno restituiti al cliente.`,
      'Quando li hai restituiti, registra il rimborso nei pagamenti.',
    ],
  },
  moneyKept: {
    subject: (amount: string) => `Visita pagata e cancellata: ${amount} non rimborsati`,
    paragraphs: (amount: string, barber: string, isCustomerTold: boolean) => [
      `${barber} ha cancellato un appuntamento già pagato dopo l’orario di inizio: ${amount} restano incassati${isCustomerTold ? ', e il cliente ne è informato' : ''}.`,
      'Se vuoi restituirli, apri i pagamenti e rimborsali da lì.',
    ],
  },
  toPayments: 'Apri i pagamenti',
  facts: {
    date: 'Data',
    time: 'Ora',
    service: 'Servizio',
    barber: 'Barbiere',
    duration: 'Durata',
    price: 'Prezzo',
    payment: 'Pagamento',
    refund: 'Torna al cliente',
    customer: 'Cliente',
    phone: 'Telefono',
    place: 'Dove',
    reason: 'Motivo',
  },
  /** A visit ends at 24:00 at the latest. */
  timeSpan: (time: string, duration: number) => `${time}–${minutesToTime(timeToMinutes(time) + duration)}`,
  minutes: (duration: number) => `${duration} minuti`,
  paid: (amount: string) => `Hai già pagato ${amount}: in sede non devi nulla. I prezzi includono l’IVA.`,
  payRest: (paid: string, rest: string) =>
    `Hai già pagato ${paid}; in sede paghi ancora ${rest}. I prezzi includono l’IVA.`,
  payBack: (paid: string, owed: string) =>
    `Hai già pagato ${paid}; in sede ti restituiamo ${owed}. I prezzi includono l’IVA.`,
  payAtShop: 'Il pagamento avviene in sede. I prezzi includono l’IVA.',
  cancelInTime: 'Puoi spostare o cancellare l’appuntamento fino a 24 ore prima.',
  manage: 'Gestisci la prenotazione',
  myAppointments: 'I miei appuntamenti',
  bookAgain: 'Prenota di nuovo',
} as const

export const appointmentMessageLabelTexts = {
  'appointment-booked': 'Conferma di prenotazione',
  'appointment-confirmed': 'Appuntamento confermato',
  'appointment-moved': 'Appuntamento modificato',
  'appointment-paid': 'Pagamento ricevuto',
  'appointment-cancelled': 'Appuntamento cancellato',
  'appointment-reminder': 'Promemoria dell’appuntamento',
  'barber-appointment-booked': 'Nuovo appuntamento, al barbiere',
  'barber-appointment-moved': 'Appuntamento modificato, al barbiere',
  'barber-appointment-cancelled': 'Appuntamento cancellato, al barbiere',
  'cash-owed': 'Contanti da restituire, al titolare',
  'money-kept': 'Visita pagata e cancellata, al titolare',
} as const
