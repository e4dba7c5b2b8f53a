import { capitalised } from '#shared/italian-dates.ts'
import { instantNames, onDate, untilDate } from '#shared/italian-moments.ts'

import type { SubscriptionStatus } from './subscription.rules.ts'
import { type Resource, unlimited } from './usage.rules.ts'

/** D-SUB-16. */
export const resourceTexts: Record<Resource, string> = {
  appointments: 'appuntamenti',
  emails: 'email',
  sms: 'SMS',
  barbers: 'barbieri',
}

const limitFeature = (resource: Resource, limit: number): string => {
  if (limit >= unlimited) return `${capitalised(resourceTexts[resource])} ${endless[resource]}`
  if (resource === 'barbers') return limit === 1 ? '1 barbiere' : `${limit} barbieri`
  return `${limit} ${resourceTexts[resource]} al mese`
}

const endless: Record<Resource, string> = {
  appointments: 'illimitati',
  emails: 'illimitate',
  sms: 'illimitati',
  barbers: 'illimitati',
}

/** Rounds down: 599 of 600 must not read 100%. */
const percent = (percentage: number) => `${Math.floor(percentage)}%`

export const plansTexts = {
  validation: {
    fieldRequired: 'Campo obbligatorio',
    tooLong: 'Testo troppo lungo',
    invalidMethod: 'Metodo di pagamento non valido',
    invalidIntent: 'Pagamento non valido',
    noAutoRenew: 'I piani non si rinnovano da soli: ogni mese si paga di nuovo.',
  },
  limitFeature,
  emailsMean: 'Conferme, promemoria e avvisi',
  status: {
    active: 'Attivo',
    pending_payment: 'In Attesa Pagamento',
    expired: 'Non Attivo',
    cancelled: 'Non Attivo',
    inactive: 'Non Attivo',
  } satisfies Record<SubscriptionStatus, string>,
  /** GATE-05 to GATE-08. */
  blocked: {
    active: null,
    pending_payment: 'Completa il pagamento per attivare tutte le funzionalità',
    expired: 'Abbonamento scaduto. Rinnova per continuare',
    cancelled: 'Abbonamento cancellato. Seleziona un nuovo piano',
    inactive: 'Seleziona un piano per continuare',
  } satisfies Record<SubscriptionStatus, string | null>,
  /** For everyone but the owner: it mentions neither plans nor money. */
  suspended: 'Le prenotazioni online sono momentaneamente sospese. Contatta il salone.',
  limitReached: (resource: Resource, current: number, limit: number) =>
    `Limite ${resourceTexts[resource]} raggiunto (${current}/${limit}). Effettua un upgrade per continuare.`,
  alerts: {
    error: (resource: Resource, percentage: number) =>
      `Limite ${resourceTexts[resource]} raggiunto (${percent(percentage)})`,
    warning: (resource: Resource, percentage: number) =>
      `Utilizzo ${resourceTexts[resource]} elevato (${percent(percentage)})`,
  },
  activated: 'Piano attivato! Dashboard sbloccata.',
  paid: 'Pagamento completato con successo!',
  processing: 'Il pagamento è in elaborazione: il piano si attiva appena è confermato.',
  cancelled: (end: Date, zone: string) =>
    `Il piano resta attivo ${untilDate(instantNames.short(end, zone))} e poi si chiude.`,
  resumed: 'Disdetta ritirata: ti ricordiamo noi quando rinnovare.',
  tooManyBarbers: (plan: string, limit: number, active: number) =>
    `Il piano ${plan} prevede ${limit === 1 ? '1 barbiere' : `${limit} barbieri`} e nello studio ne lavorano ${active}. Disattiva chi non serve, poi cambia piano.`,
  refundReason: 'Il piano non è più disponibile',
  paymentOf: (plan: string) => `Piano ${plan}, 1 mese`,
  mails: {
    hello: 'Buongiorno,',
    endsSoon: {
      subject: (days: number) =>
        days === 1 ? 'Il piano dello studio scade domani' : `Il piano dello studio scade tra ${days} giorni`,
      body: (plan: string, end: string) =>
        `il piano ${plan} è pagato ${untilDate(end)}. Non viene addebitato nulla da solo: per continuare a lavorare senza interruzioni rinnovalo prima di quel giorno. Chi rinnova in anticipo non perde niente, il mese si aggiunge alla fine.`,
      cancelled: (plan: string, end: string) =>
        `come richiesto, il piano ${plan} si chiude ${onDate(end)}. Se hai cambiato idea puoi rinnovarlo fino a quel giorno.`,
      action: 'Rinnova il piano',
    },
    activated: {
      subject: (plan: string) => `Piano ${plan}: pagamento ricevuto`,
      body: (plan: string, end: string) =>
        `il pagamento del piano ${plan} è arrivato. È pagato ${untilDate(end)}.`,
      plan: 'Piano',
      amount: 'Importo',
      until: 'Pagato fino al',
      action: 'Vedi il piano',
    },
  },
} as const

export const plansErrorTexts = {
  PLAN_NOT_FOUND: 'Piano non trovato',
  SUBSCRIPTION_NOT_FOUND: 'Abbonamento non trovato',
  PLAN_NOT_CHOSEN: 'La scelta del piano è scaduta o è cambiata: seleziona di nuovo il piano.',
  TOO_MANY_BARBERS: 'Il piano prevede meno barbieri di quelli attivi nello studio.',
  PLAN_PAID_ALREADY: 'Questo pagamento è già arrivato: il piano è attivo.',
  NOTHING_TO_CANCEL: 'Nessun piano attivo da disdire',
  NOTHING_TO_RESUME: 'Nessuna disdetta da ritirare',
  NO_SUBSCRIPTION: 'Seleziona un piano per accedere a questa funzionalità.',
  SUBSCRIPTION_INACTIVE: 'Abbonamento non attivo. Completa il pagamento per accedere.',
  LIMIT_EXCEEDED: 'Limite del piano raggiunto. Effettua un upgrade per continuare.',
  MONTHLY_LIMIT_REACHED: 'Hai raggiunto il limite di prenotazioni',
  LIMITS_UNAVAILABLE: 'Errore nella verifica dei limiti. Riprova più tardi.',
} as const

export const planMessageLabelTexts = {
  'plan-paid': 'Piano pagato',
  'plan-ends-soon': 'Il piano sta per scadere',
} as const
