import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { withFolderLock } from './folder-lock.ts'
import { startOf } from './process-life.ts'

let folder: string
let lockFile: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'f4dezone-lock-'))
  lockFile = join(folder, 'lock')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const soon = { timeout: 5_000 }

it('a lock is taken over from a killed process with the same process id', soon, async () => {
  writeFileSync(lockFile, String(process.pid))
  expect(await withFolderLock(lockFile, async () => 'done')).toBe('done')
})

it('a lock is taken over when empty and old', soon, async () => {
  writeFileSync(lockFile, '')
  utimesSync(lockFile, new Date(0), new Date(0))
  expect(await withFolderLock(lockFile, async () => 'done')).toBe('done')
})

it('a lock is taken over when its process id belongs to another process', soon, async () => {
  writeFileSync(lockFile, `${process.ppid} 1`)
  expect(startOf(process.ppid)).not.toBe('1')
  expect(await withFolderLock(lockFile, async () => 'done')).toBe('done')
})

it('a lock is respected while its holder lives, and taken afterwards', soon, async () => {
  writeFileSync(lockFile, `${process.ppid} ${startOf(process.ppid)}`)
  let isDone = false
  const work = withFolderLock(lockFile, async () => void (isDone = true))
  // The lock is checked every 50 ms, so several checks fail in this time.
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(isDone).toBe(false)
  rmSync(lockFile)
  await work
  expect(isDone).toBe(true)
})

it('a lock runs concurrent work one after the other', soon, async () => {
  let inside = 0
  let most = 0
  const work = async () => {
    most = Math.max(most, ++inside)
    await new Promise((resolve) => setImmediate(resolve))
    inside -= 1
  }
  await Promise.all(Array.from({ length: 5 }, () => withFolderLock(lockFile, work)))
  expect(most).toBe(1)
})
