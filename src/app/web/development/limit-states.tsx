import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'

import type { BookingLimits, Usage } from '#features/plans/plans.contract.ts'
import { unlimited, usageOf } from '#features/plans/usage.rules.ts'
import { FadeSkeleton } from '#ui/feedback/fade-skeleton.tsx'
import { toasts } from '#ui/feedback/toasts.ts'

import styles from './test-tab.module.css'

const BarbersUsage = lazy(() => import('#features/plans/web/barbers-usage.tsx'))
const CreationGate = lazy(() => import('#features/plans/web/creation-gate.tsx'))
const LockedSection = lazy(() => import('#features/plans/web/locked-section.tsx'))
const PlanLine = lazy(() => import('#features/plans/web/plan-line.tsx'))

const nothing = () => undefined
const retry = () => toasts.blank('Riprova')

const used = (appointments: number, emails: number, sms: number): Usage => ({
  appointments: usageOf(appointments, 600),
  emails: usageOf(emails, 1500),
  sms: usageOf(sms, 300),
  barbers: usageOf(4, 5),
})

const today = new Date()
const nextMonth = new Date(Date.UTC(today.getFullYear(), today.getMonth() + 1, 1))

const usedUp = (current: number, limit: number): BookingLimits => ({
  ...usageOf(current, limit),
  canCreate: false,
  reason: 'MONTHLY_LIMIT_REACHED',
  message: null,
  resetDate: nextMonth.toISOString(),
  upgradeRequired: true,
})

type GateState = Parameters<typeof CreationGate>[0]['gate']['state']
const gate = (state: GateState) => (
  <CreationGate level="h3" gate={{ state, isReloading: false, reload: retry }} />
)
const line = (isActive: boolean, usage: Usage | null) => (
  <PlanLine isActive={isActive} planName="Business" usage={usage} to="?tab=test" />
)
const barbers = (current: number, limit: number) => (
  <BarbersUsage usage={usageOf(current, limit)} hasFailed={false} upgradePath="?tab=test" onRetry={nothing} />
)

const states = {
  'Piano attivo': line(true, used(12, 40, 3)),
  'Badge 75, 90, 95': line(true, used(450, 1350, 285)),
  'Piano richiesto': line(false, null),
  'Senza piano': gate({ kind: 'no-plan', message: 'Abbonamento scaduto. Rinnova per continuare' }),
  'Limite raggiunto': gate({ kind: 'used-up', message: null, limits: usedUp(600, 600) }),
  'Limite illimitato': gate({
    kind: 'used-up',
    message: 'Limite raggiunto',
    limits: usedUp(5000, unlimited),
  }),
  'Limiti non verificati': gate({ kind: 'limits-failed' }),
  'Accesso non verificato': gate({ kind: 'access-failed' }),
  'Barbieri: posto': barbers(1, 5),
  'Barbieri: 80%': barbers(4, 5),
  'Barbieri: limite': barbers(5, 5),
  'Barbieri: illimitati': barbers(12, unlimited),
  'Sezione bloccata': (
    <LockedSection
      title="Servizi"
      reason="Seleziona un piano per continuare"
      to="?tab=test"
      isChosen={false}
    />
  ),
}

export function LimitStates() {
  const [shown, setShown] = useState<keyof typeof states>('Piano attivo')
  const names = Object.keys(states) as (keyof typeof states)[]
  return (
    <section aria-label="Limiti del piano" className={styles['states']}>
      <h2 className="d4">Limiti del piano</h2>
      <div className="row">
        {names.map((name) => (
          <Button
            key={name}
            size="sm"
            variant={name === shown ? 'filled' : 'outline'}
            aria-pressed={name === shown}
            onClick={() => setShown(name)}
          >
            {name}
          </Button>
        ))}
      </div>
      <Suspense fallback={<FadeSkeleton block height={120} />}>{states[shown]}</Suspense>
    </section>
  )
}
