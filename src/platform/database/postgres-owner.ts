import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

export type PostgresOwner = { uid: number; gid: number }

/** @returns undefined when this process may run PostgreSQL itself, otherwise `postgres` or `nobody` */
export function findPostgresOwner(): PostgresOwner | undefined {
  if (process.getuid?.() !== 0) return undefined
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  for (const userName of ['postgres', 'nobody']) {
    const account = accounts.find(([name]) => name === userName)
    if (account) return { uid: Number(account[2]), gid: Number(account[3]) }
  }
  throw new Error('PostgreSQL refuses to run as root, and there is neither a user postgres nor nobody')
}

/** Whether that user can enter the folder; not so below root's home, for example. */
export function canEnterFolder(owner: PostgresOwner, folder: string): boolean {
  const probe = spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...owner, cwd: '/', stdio: 'ignore' })
  return probe.status === 0
}
