import { onDate, untilDate } from '#shared/italian-moments.ts'

import { plansTexts, resourceTexts } from './plans.it.ts'
import type { SubscriptionStatus } from './subscription.rules.ts'
import { type Resource, unlimited } from './usage.rules.ts'

export const planTexts = {
  perMonth: 'al mese',
  perUse: 'a utilizzo',
  upgrade: 'Fai Upgrade',
  manage: 'Gestisci Piano',
  pending: plansTexts.blocked.pending_payment,
  /** @param plan chosen while another one is active */
  waitingRenewal: (plan: string) =>
    `Il rinnovo del piano ${plan} non è ancora pagato: il mese si aggiunge alla fine.`,
  waiting: (plan: string) => `Hai scelto il piano ${plan}: vale da quando lo paghi.`,
  payNow: 'Completa il pagamento',
  noDate: 'N/A',
} as const

export const chooserTexts = {
  pageTitle: 'Abbonamento',
  title: 'Scegli il piano perfetto',
  lead: 'Misure diverse, come i rialzi della macchinetta. Si cambia quando lo studio cresce; i limiti ripartono il 1° del mese.',
  plans: 'Piani',
  loading: 'Caricamento piani...',
  loadFailed: 'Impossibile caricare i piani di abbonamento',
  loadFailedToast: 'Errore nel caricamento dei piani',
  reload: 'Riprova',
  empty: 'Nessun piano in vendita',
  emptyHint: 'Chi gestisce il software non ha ancora pubblicato dei piani.',
  recommended: 'Consigliato',
  running: 'Il tuo piano',
  last: 'Il tuo ultimo piano',
  next: 'Già pagato',
  chosen: 'Da pagare',
  included: 'Incluso:',
  notIncluded: 'Non incluso:',
  select: (plan: string) => `Seleziona ${plan}`,
  selecting: 'Aggiornamento in corso...',
  selected: 'Piano selezionato con successo! Aggiornamento in corso...',
  selectFailed: 'Errore nella selezione del piano',
  changes: {
    renewal: (end: string) => `Pagato ${untilDate(end)}: selezionalo di nuovo per aggiungere un mese.`,
    upgrade: () => 'Comincia subito: quanto resta del piano attuale diventa giorni in più.',
    downgrade: (end: string) => `Comincia ${onDate(end)}, quando finisce quanto è già pagato.`,
  },
  toUsage: 'Vedi l’utilizzo',
  unavailable: 'Pagamenti Non Disponibili',
  unavailableHint:
    'I pagamenti dei piani non sono configurati. Sul server vanno impostate PAYMENTS=stripe e le variabili PLAN_STRIPE_SECRET_KEY, PLAN_STRIPE_PUBLISHABLE_KEY e PLAN_STRIPE_WEBHOOK_SECRET; senza di loro valgono le STRIPE_… del salone. Lo spiega docs/operations.md. Senza pagamenti un piano si attiva sul server con il comando npm run admin -- activate-plan.',
} as const

export const paymentTexts = {
  title: 'Paga il tuo piano',
  lead: 'Si paga un mese alla volta: non viene addebitato nulla da solo.',
  summary: 'Riepilogo',
  plan: 'Piano',
  amount: 'Importo',
  period: 'Periodo',
  oneMonth: '1 mese',
  fields: 'Carta o TWINT',
  changes: {
    ...chooserTexts.changes,
    renewal: (end: string) => `Rinnovo: è pagato ${untilDate(end)}, il mese si aggiunge alla fine.`,
  },
  preparing: 'Preparazione pagamento...',
  cancel: 'Annulla',
  pay: (price: string) => `Paga ${price}`,
  intentFailed: 'Errore nella creazione del pagamento',
  preparationFailed: 'Errore nella preparazione del pagamento',
  alreadyPaid: (plan: string, end: string) => `Il piano ${plan} è già pagato ${untilDate(end)}.`,
  back: 'Torna ai piani',
} as const

export const outcomeTexts = {
  paid: 'Pagamento Completato!',
  paidUntil: (plan: string, end: string) => `Il piano ${plan} è attivo e pagato ${untilDate(end)}.`,
  begins: (plan: string, start: string) => `Il piano ${plan} è pagato e comincia ${onDate(start)}.`,
  toDashboard: 'Accedi alla Dashboard',
  processingLead:
    'La conferma tarda un po’. Non pagare di nuovo: appena arriva, il piano si attiva da solo. Puoi chiudere questa pagina.',
  refusedLead:
    'Il pagamento è stato rifiutato o interrotto: non ti è stato addebitato nulla. La tua scelta resta: puoi riprovare.',
} as const

export const usageTexts = {
  pageTitle: 'Utilizzo',
  title: 'Utilizzo',
  loading: 'Caricamento statistiche di utilizzo...',
  failedTitle: 'Errore nel Caricamento',
  failed: 'Errore nel caricamento statistiche',
  fallbackFailed: 'Dati di accesso non disponibili',
  reloadPage: 'Ricarica la pagina',
  requiredTitle: 'Abbonamento Richiesto',
  required: 'Seleziona un piano per vedere le statistiche di utilizzo.',
  inactive: (status: SubscriptionStatus) =>
    `Stato abbonamento: ${plansTexts.status[status]}. Attiva l'abbonamento per vedere le statistiche.`,
  choose: 'Seleziona Piano',
  missingTitle: 'Statistiche Non Disponibili',
  missing:
    "L'abbonamento è attivo ma le statistiche di utilizzo non sono ancora disponibili. Questo può accadere se l'abbonamento è stato attivato di recente.",
  reload: 'Ricarica dati',
  reloading: 'Caricamento...',
  reloaded: 'Dati aggiornati',
  renewal: (date: string) => `rinnovo ${date}`,
  ends: (date: string) => `si chiude ${onDate(date)}`,
  alerts: 'Avvisi',
  cards: 'Limiti del piano',
  resources: {
    appointments: 'Appuntamenti',
    emails: 'Email',
    sms: 'SMS',
    barbers: 'Barbieri',
  } satisfies Record<Resource, string>,
  of: 'su',
  limit: (limit: number) => (limit >= unlimited ? 'Illimitato' : String(limit)),
  left: (count: number) => (count === 1 ? 'resta 1' : `restano ${count}`),
  used: 'Limite raggiunto',
  noLimit: 'Nessun limite in questo piano',
  noData: 'Dati non disponibili',
  reset: 'I limiti si azzerano il 1° del mese',
  resetHint: 'I barbieri non si azzerano: contano quelli attivi adesso.',
  status: 'Stato del sistema',
  subscription: 'Abbonamento',
  sent: 'Email inviate',
  barbers: 'Barbieri attivi',
  upgradeTo: (plan: string) => `Passa a ${plan}`,
  unlimited: (resources: string) => `${resources} senza limite`,
  limitOf: (resource: Resource, limit: number) => `${limit} ${resourceTexts[resource]}`,
  and: ' e ',
} as const

export const periodTexts = {
  title: 'Periodo di fatturazione',
  start: 'Inizio',
  end: 'Fine',
  status: 'Stato',
  next: 'Poi',
  nextPlan: (plan: string, start: string) => `${plan}, dal ${start}`,
  closing: (end: string) => `Il piano si chiude ${onDate(end)}.`,
  cancel: 'Disdici il piano',
  resume: 'Ritira la disdetta',
  busy: 'Aggiornamento in corso...',
  question: (end: string) =>
    `Quello che hai pagato resta tuo: il piano vale ${untilDate(end)} e poi si chiude. Vuoi disdirlo?`,
  hint: 'Non ti ricorderemo più di rinnovarlo. Puoi ripensarci fino a quel giorno.',
  confirm: 'Disdici',
  keep: 'Tieni il piano',
  cancelFailed: 'Errore nella disdetta del piano',
  resumeFailed: 'Errore nel ritiro della disdetta',
} as const

export const technicalTexts = {
  title: 'Informazioni di debug',
  id: 'ID abbonamento',
  status: 'Stato',
  plan: 'Piano',
  updated: 'Ultimo aggiornamento',
  source: 'Origine dei dati',
  sources: { usage: 'Statistiche di utilizzo', access: 'Controllo accesso' },
  none: '–',
} as const

export const withheldTexts = {
  title: 'Messaggi non inviati',
  lead: 'Il limite del piano era raggiunto. Password, pagamenti e disdette partono sempre; gli avvisi dei moduli del sito si fermano a metà del limite, e le richieste restano in «Richieste».',
  all: (count: number) => `Mostra tutti (${count})`,
} as const

export const bannerTexts = {
  label: 'Scadenza del piano',
  ends: (plan: string, days: number, end: string) => {
    if (days === 0) return `Il piano ${plan} scade oggi, ${end}.`
    return days === 1
      ? `Il piano ${plan} scade domani, ${end}.`
      : `Il piano ${plan} scade tra ${days} giorni, ${onDate(end)}.`
  },
  closes: (plan: string, end: string) => `Come richiesto, il piano ${plan} si chiude ${onDate(end)}.`,
  hint: 'Rinnovarlo prima non toglie nulla: il mese si aggiunge alla fine.',
  renew: 'Rinnova',
} as const
