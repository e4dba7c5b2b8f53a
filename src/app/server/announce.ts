import { type Env, hasTestKeys } from '#platform/env.ts'

import { demoLogins, demoPassword } from './demo/demo-people.ts'

type Announced = Pick<Env, 'DEMO' | 'NODE_ENV' | 'TRUST_PROXY' | 'PAYMENTS' | 'STRIPE_SECRET_KEY'>

export function announce(address: string, env: Announced): void {
  const shown = address.replace('127.0.0.1', 'localhost').replace('0.0.0.0', 'localhost')
  const lines = ['', `  F4DEZONE è aperto:  ${shown}`, '']
  if (env.DEMO) {
    lines.push(`  Accessi demo (password ${demoPassword}):`)
    for (const { email, label } of demoLogins) lines.push(`    ${email.padEnd(26)} ${label}`)
    lines.push('')
  }
  if (env.NODE_ENV === 'production') lines.push(`  ${assumedAddresses(env.TRUST_PROXY)}`, '')
  if (env.NODE_ENV === 'production' && hasTestKeys(env)) lines.push(...testKeys, '')
  process.stdout.write(`${lines.join('\n')}\n`)
}

const testKeys = [
  '  !!! ATTENZIONE: le chiavi di Stripe sono di prova (sk_test_…).',
  '  !!! Si prenota e si compra con carte finte, e non entra nessun franco. Metti le chiavi vere (sk_live_…).',
]

function assumedAddresses(trusted: string | undefined): string {
  return trusted === undefined
    ? 'TRUST_PROXY non è impostato: conta l’indirizzo di chi si collega a questo processo. Dietro un proxy sarebbe sempre il suo, e tutti i visitatori avrebbero un solo limite.'
    : `TRUST_PROXY=${trusted}: da lì conta l’indirizzo in X-Forwarded-For.`
}
