import { readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

import { createWholeFile, isCode } from '../whole-file.ts'
import { beganAt, isAlive, startOf } from './process-life.ts'

/** Locks that this very process holds; another one with our number in it was left by a killed namesake. */
const ownLocks = new Set<string>()
/** Milliseconds after which a file that names nobody is nobody's: whoever makes one writes it whole. */
const patience = 2_000

/** One process at a time does the work; a lock whose process was killed is taken over. */
export async function whileLocked<T>(lockFile: string, work: () => Promise<T>): Promise<T> {
  while (ownLocks.has(lockFile) || !createWholeFile(lockFile, `${process.pid} ${startOf(process.pid)}`)) {
    if (!takeOver(lockFile)) await sleep(50)
  }
  ownLocks.add(lockFile)
  try {
    return await work()
  } finally {
    ownLocks.delete(lockFile)
    rmSync(lockFile, { force: true })
  }
}

/** @returns whether it is worth trying again at once */
function takeOver(lockFile: string): boolean {
  if (ownLocks.has(lockFile)) return false
  const aside = `${lockFile}.${process.pid}.abandoned`
  try {
    const content = readFileSync(lockFile, 'utf8')
    if (!isAbandoned(lockFile, content)) return false
    renameSync(lockFile, aside)
    // Somebody else took it over between our look and our hand: it is theirs.
    const wasAbandoned = readFileSync(aside, 'utf8') === content
    if (!wasAbandoned) createWholeFile(lockFile, readFileSync(aside, 'utf8'))
    return wasAbandoned
  } catch (error) {
    if (isCode(error, 'ENOENT')) return true
    throw error
  } finally {
    rmSync(aside, { force: true })
  }
}

function isAbandoned(lockFile: string, content: string): boolean {
  const [pid = '', start = ''] = content.split(' ')
  const holder = Number(pid)
  if (!(holder > 0)) return Date.now() - statSync(lockFile).mtimeMs > patience
  if (holder === process.pid || !isAlive(holder)) return true
  // A lock of an older version has no start: its number is another's if that one began after it.
  return start === '' ? beganAt(holder) > statSync(lockFile).mtimeMs + patience : startOf(holder) !== start
}
