import { readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

import { createWholeFile, hasErrorCode } from '../whole-file.ts'
import { beganAt, isAlive, startOf } from './process-life.ts'

/**
 * Locks that this process holds. A lock file with our process id that is not listed here comes from a killed process that had
 * the same id.
 */
const ownLocks = new Set<string>()
/** Milliseconds after which a lock file that names no process counts as abandoned: lock files are always written whole. */
const timeout = 2_000

export async function withFolderLock<T>(lockFile: string, work: () => Promise<T>): Promise<T> {
  while (ownLocks.has(lockFile) || !createWholeFile(lockFile, `${process.pid} ${startOf(process.pid)}`)) {
    if (!takeOverLock(lockFile)) await sleep(50)
  }
  ownLocks.add(lockFile)
  try {
    return await work()
  } finally {
    ownLocks.delete(lockFile)
    rmSync(lockFile, { force: true })
  }
}

/** @returns whether the caller should try again at once */
function takeOverLock(lockFile: string): boolean {
  if (ownLocks.has(lockFile)) return false
  const aside = `${lockFile}.${process.pid}.abandoned`
  try {
    const content = readFileSync(lockFile, 'utf8')
    if (!isAbandoned(lockFile, content)) return false
    renameSync(lockFile, aside)
    // Another process took the lock over between our read and our rename: put it back.
    const wasAbandoned = readFileSync(aside, 'utf8') === content
    if (!wasAbandoned) createWholeFile(lockFile, readFileSync(aside, 'utf8'))
    return wasAbandoned
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return true
    throw error
  } finally {
    rmSync(aside, { force: true })
  }
}

function isAbandoned(lockFile: string, content: string): boolean {
  const [pid = '', start = ''] = content.split(' ')
  const holder = Number(pid)
  if (!(holder > 0)) return Date.now() - statSync(lockFile).mtimeMs > timeout
  if (holder === process.pid || !isAlive(holder)) return true
  // A lock of an older version has no start time: it is abandoned if the process with its id began after it.
  return start === '' ? beganAt(holder) > statSync(lockFile).mtimeMs + timeout : startOf(holder) !== start
}
