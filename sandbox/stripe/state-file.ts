import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

import type { Account } from './account.ts'

const maps = [
  'paymentIntents',
  'charges',
  'refunds',
  'disputes',
  'customers',
  'paymentMethods',
  'cardNumbers',
  'attempts',
  'events',
  'savedAnswers',
] as const

/** Partial: a file of an earlier version lacks some maps. */
type SavedAccount = Partial<Record<(typeof maps)[number], [string, never][]>> & Pick<Account, 'deliveries'>

/** Saves accounts under their publishable keys: secrets are configuration and stay out of the file. */
export function saveAccounts(file: string, accounts: Account[]): void {
  const saved = Object.fromEntries(
    accounts.map((account) => [
      account.publishableKey,
      {
        ...Object.fromEntries(maps.map((name) => [name, [...account[name]]])),
        deliveries: account.deliveries,
      },
    ]),
  )
  mkdirSync(dirname(file), { recursive: true })
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, JSON.stringify(saved), { mode: 0o600 })
  renameSync(unfinished, file)
}

export function loadAccounts(file: string, accounts: Account[]): void {
  if (!existsSync(file)) return
  const saved: Record<string, SavedAccount | undefined> = JSON.parse(readFileSync(file, 'utf8'))
  for (const account of accounts) {
    const own = saved[account.publishableKey]
    if (!own) continue
    for (const name of maps) for (const [id, value] of own[name] ?? []) account[name].set(id, value)
    account.deliveries.push(...own.deliveries)
  }
}
