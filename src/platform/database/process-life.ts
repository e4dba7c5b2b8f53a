import { readFileSync, statSync } from 'node:fs'

import { hasErrorCode } from '../whole-file.ts'

/** Whether a process has this id now. The kernel reuses ids, see startOf. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: the process exists and belongs to another user.
    return hasErrorCode(error, 'EPERM')
  }
}

/** Returns when the process began, in kernel ticks since boot, to tell two processes of the same id apart; '' when unknown. */
export function startOf(pid: number): string {
  // The name in brackets may contain anything, even blanks. The start time is the 20th field after it.
  return statusOf(pid).split(') ').at(-1)?.split(' ')[19] ?? ''
}

/** @returns milliseconds since 1970, roughly; 0 when unknown */
export function beganAt(pid: number): number {
  return statSync(`/proc/${pid}`, { throwIfNoEntry: false })?.ctimeMs ?? 0
}

/** @returns undefined where the system does not tell */
export function programOf(pid: number): string | undefined {
  return /\((.*)\)/.exec(statusOf(pid))?.[1]
}

function statusOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return ''
  }
}
