import type { Env } from '#platform/env.ts'

import { demoLogins, demoPassword } from './demo-people.ts'

/** What the person who started the shop wants to read first. */
export function announce(address: string, env: Pick<Env, 'DEMO' | 'HOST'>): void {
  const shown = address.replace('127.0.0.1', 'localhost').replace('0.0.0.0', 'localhost')
  const lines = ['', `  F4DEZONE è aperto:  ${shown}`, '']
  if (env.DEMO) {
    lines.push(`  Accessi demo (password ${demoPassword}):`)
    for (const { email, label } of demoLogins) lines.push(`    ${email.padEnd(26)} ${label}`)
    lines.push('')
  }
  process.stdout.write(`${lines.join('\n')}\n`)
}
