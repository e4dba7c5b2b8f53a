import { pages } from '#shared/pages.ts'

import type { Asker } from './faqs.rules.ts'
import type { Intent } from './intents.rules.ts'

/** CHAT-11: three questions per page; the first matching path counts. */
export const contextTexts: readonly { path: string; for: readonly Asker[]; questions: readonly string[] }[] =
  [
    {
      path: pages.admin.path,
      for: ['admin'],
      questions: [
        'Come registro una prenotazione presa al telefono?',
        'Come aggiungo un servizio o ne cambio il prezzo?',
        'Un’email non è arrivata: dove lo vedo?',
      ],
    },
    {
      path: pages.subscription.path,
      for: ['admin'],
      questions: [
        'Quali limiti ha il mio piano?',
        'Come rinnovo, cambio o disdico il piano?',
        'Che cosa si ferma se il piano scade?',
      ],
    },
    {
      path: pages.barber.path,
      for: ['barber', 'admin'],
      questions: [
        'Come segno un appuntamento come completato?',
        'Come cambio i miei orari di lavoro?',
        'Come inserisco le vacanze?',
      ],
    },
    {
      path: pages.shop.path,
      for: ['visitor', 'client', 'barber', 'admin'],
      questions: ['Che prodotti vendete?', 'Spedite i prodotti a casa?', 'Come pago un ordine dello shop?'],
    },
    {
      path: pages.guestBooking.path,
      for: ['visitor', 'client', 'barber', 'admin'],
      questions: ['Qual è il primo posto libero?', 'Quanto costa?', 'Come posso pagare l’appuntamento?'],
    },
    {
      path: pages.waitingList.path,
      for: ['client', 'barber', 'admin'],
      questions: [
        'Come funziona la lista d’attesa?',
        'Chi viene prima in lista d’attesa?',
        'Mi avete offerto un posto libero: quanto tempo ho?',
      ],
    },
    {
      path: pages.booking.path,
      for: ['client', 'barber'],
      questions: [
        'Qual è il primo posto libero?',
        'Quando è il mio appuntamento?',
        'Entro quando posso spostare o cancellare?',
      ],
    },
    {
      path: pages.profile.path,
      for: ['client', 'barber', 'admin'],
      questions: [
        'Come cambio la password?',
        'Posso avere una copia dei miei dati?',
        'Come elimino il mio account?',
      ],
    },
    {
      path: pages.login.path,
      for: ['visitor'],
      questions: [
        'Ho dimenticato la password: che cosa faccio?',
        'Posso prenotare senza account?',
        'Non riesco ad accedere: perché?',
      ],
    },
    {
      path: pages.register.path,
      for: ['visitor'],
      questions: [
        'A che cosa serve l’account?',
        'Posso prenotare senza account?',
        'Che cosa fate con i miei dati?',
      ],
    },
    {
      path: '',
      for: ['admin'],
      questions: [
        'Dove vedo incasso e statistiche dello studio?',
        'Quali limiti ha il mio piano?',
        'Qual è il primo posto libero?',
      ],
    },
    {
      path: '',
      for: ['barber'],
      questions: [
        'Dove vedo i miei appuntamenti di oggi?',
        'Come inserisco le vacanze?',
        'Dove vedo quanto ho lavorato?',
      ],
    },
    {
      path: '',
      for: ['client'],
      questions: ['Quando è il mio appuntamento?', 'Qual è il primo posto libero?', 'Quanto costa?'],
    },
    {
      path: '',
      for: ['visitor'],
      questions: ['Qual è il primo posto libero?', 'Quanto costa?', 'Dove siete?'],
    },
  ]

export const nextTexts = {
  hours: ['C’è posto domani?', 'Dove siete?'],
  prices: ['Qual è il primo posto libero?', 'Come posso pagare l’appuntamento?'],
  booking: ['Entro quando posso spostare o cancellare?', 'Come posso pagare l’appuntamento?'],
  place: ['Che orari fate?', 'Qual è il primo posto libero?'],
  shop: ['Spedite i prodotti a casa?', 'Come pago un ordine dello shop?'],
  own: ['Entro quando posso spostare o cancellare?', 'Mi ricordate l’appuntamento?'],
} as const

export const intentQuestionTexts: Partial<Record<Intent, string>> = {
  orari: 'Che orari fate?',
  prezzi: 'Quanto costa?',
  servizi: 'Che servizi offrite?',
  barbieri: 'Chi sono i barbieri?',
  posto: 'Qual è il primo posto libero?',
  prenotare: 'Come faccio a prenotare?',
  spostare: 'Come sposto il mio appuntamento?',
  annullare: 'Come annullo il mio appuntamento?',
  'mio-appuntamento': 'Quando è il mio appuntamento?',
  dove: 'Dove siete?',
  contatti: 'Come vi contatto?',
  shop: 'Che prodotti vendete?',
  umano: 'Vorrei parlare con una persona',
}
