import { dayNames } from '#shared/italian-dates.ts'

import { usageTexts } from './plans-screens.it.ts'
import { plansTexts } from './plans.it.ts'
import { type Resource, unlimited } from './usage.rules.ts'

export const gatesTexts = {
  plan: { active: 'Piano Attivo', required: 'Piano Richiesto' },
  badge: (resource: Resource, percentage: number) =>
    `${usageTexts.resources[resource]} ${Math.floor(percentage)}%`,
  badgeMeans: (current: number, limit: number) => `${current} di ${limit} questo mese: vai all’abbonamento`,
  shut: (name: string) => `${name}, bloccata`,
  locked: 'Funzionalità bloccata. Attiva un abbonamento per accedere.',
  choose: 'Scegli un Piano',
  required: {
    title: 'Subscription Richiesta',
    keeps: 'Gli appuntamenti già presi restano in agenda: puoi leggerli, spostarli e cancellarli.',
  },
  limit: {
    title: 'Limite Prenotazioni Raggiunto',
    used: 'Appuntamenti di questo mese',
    of: (limit: number) => `/ ${limit >= unlimited ? '∞' : limit}`,
    percentage: (percentage: number) => `${Math.floor(percentage)}%`,
    tips: [
      'Con un piano più grande si riprende subito, senza aspettare il mese prossimo.',
      'Un appuntamento cancellato tra quelli presi questo mese libera un posto.',
      'Gli appuntamenti già presi restano in agenda: puoi leggerli, spostarli e cancellarli.',
    ],
    upgrade: 'Effettua upgrade',
    reload: 'Ricarica',
    reloading: 'Verifica...',
    resets: (day: string) => `I limiti si azzerano il ${dayNames.withYear(day)}.`,
  },
  barbers: {
    label: 'Barbieri del piano',
    used: (current: number, limit: number) =>
      limit >= unlimited
        ? `${counted(current)}, senza limite.`
        : `${counted(current)} su ${limit} previsti dal piano.`,
    near: (remaining: number) =>
      remaining === 1 ? 'Resta posto per 1 barbiere.' : `Resta posto per ${remaining} barbieri.`,
    full: 'Limite barbieri raggiunto!',
    fullHint: 'Per aggiungerne un altro passa a un piano più grande, oppure disattiva chi non lavora più.',
    noReturn:
      'Limite barbieri raggiunto! Per riattivarlo passa a un piano più grande, oppure disattiva un altro barbiere.',
    upgrade: 'Effettua upgrade',
  },
} as const

const counted = (barbers: number) => (barbers === 1 ? '1 barbiere attivo' : `${barbers} barbieri attivi`)

export const limitMessage = (current: number, limit: number) =>
  plansTexts.limitReached('appointments', current, limit)
