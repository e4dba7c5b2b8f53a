import { expect, it } from 'vitest'

import { createSerialRunner } from './serial-runner.ts'

it('work requested during a run starts after it, even when it failed', async () => {
  const steps: string[] = []
  const first = Promise.withResolvers<void>()
  let runs = 0
  const work = createSerialRunner(async () => {
    const run = ++runs
    steps.push(`begin ${run}`)
    if (run === 1) await first.promise
    steps.push(`end ${run}`)
  }, 1)
  work.soon()
  work.soon()
  await expect.poll(() => steps).toEqual(['begin 1'])
  work.soon()
  const second = work.now().then(() => steps.push('done'))
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(steps).toEqual(['begin 1'])
  first.reject(new Error('The connection was cut'))
  await second
  expect(steps).toEqual(['begin 1', 'begin 2', 'end 2', 'done'])
})

it('a waiting caller gets the failure, and the next run starts', async () => {
  let runs = 0
  const work = createSerialRunner(async () => {
    if (++runs === 1) throw new Error('The connection was cut')
  }, 1)
  await expect(work.now()).rejects.toThrow('The connection was cut')
  await work.now()
  expect(runs).toBe(2)
})
