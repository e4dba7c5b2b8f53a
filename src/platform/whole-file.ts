import { linkSync, rmSync, writeFileSync } from 'node:fs'

/**
 * Creates a file with all of its content or not at all, even if this process is killed: no reader ever sees half of it.
 * @returns false when it exists already
 */
export function createWholeFile(file: string, content: string, mode = 0o600): boolean {
  const unfinished = `${file}.${process.pid}.${crypto.randomUUID()}`
  writeFileSync(unfinished, content, { flag: 'wx', mode, flush: true })
  try {
    linkSync(unfinished, file)
    return true
  } catch (error) {
    if (hasErrorCode(error, 'EEXIST')) return false
    throw error
  } finally {
    rmSync(unfinished, { force: true })
  }
}

export function hasErrorCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
