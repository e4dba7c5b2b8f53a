import { readFileSync, statSync } from 'node:fs'

import { isCode } from '../whole-file.ts'

/** Whether some process has this number now; numbers are given again, see startOf. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: it is there, and somebody else's.
    return isCode(error, 'EPERM')
  }
}

/** When the process began, in the kernel's ticks since boot: tells two processes of one number apart. '' where unknown. */
export function startOf(pid: number): string {
  // The name in brackets may hold anything, blanks too; 20 fields after it comes the start.
  return statusOf(pid).split(') ').at(-1)?.split(' ')[19] ?? ''
}

/** The same in milliseconds since 1970, roughly; 0 where unknown. */
export function beganAt(pid: number): number {
  return statSync(`/proc/${pid}`, { throwIfNoEntry: false })?.ctimeMs ?? 0
}

/** The program's name, undefined where the system does not tell. */
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
