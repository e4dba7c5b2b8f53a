import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** One process at a time does the work; a lock whose process was killed is taken over. */
export async function whileLocked<T>(lockFile: string, work: () => Promise<T>): Promise<T> {
  while (!tryLock(lockFile)) {
    if (holderIsGone(lockFile)) rmSync(lockFile, { force: true })
    else await sleep(50)
  }
  try {
    return await work()
  } finally {
    rmSync(lockFile, { force: true })
  }
}

function tryLock(lockFile: string): boolean {
  try {
    writeFileSync(lockFile, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

function holderIsGone(lockFile: string): boolean {
  try {
    const holder = Number(readFileSync(lockFile, 'utf8'))
    // A file that is still empty belongs to a process that has just made it.
    if (holder > 0) process.kill(holder, 0)
    return false
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH'
  }
}
