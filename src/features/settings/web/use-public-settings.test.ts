// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'

import { defaultPublicSettings } from '../settings.defaults.ts'
import { knownSettings, readSettings } from './use-public-settings.ts'

afterEach(() => vi.unstubAllGlobals())

test('an older answer that arrives late does not replace a newer one', async () => {
  const answers: ((name: string) => void)[] = []
  vi.stubGlobal('fetch', () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    answers.push((name) =>
      resolve(Response.json({ success: true, data: { ...defaultPublicSettings, name } })),
    )
    return promise
  })
  const first = readSettings()
  const second = readSettings()
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[1]?.('Nuovo')
  await expect(second).resolves.toMatchObject({ name: 'Nuovo' })
  answers[0]?.('Vecchio')
  await expect(first).resolves.toMatchObject({ name: 'Nuovo' })
  expect(knownSettings().name).toBe('Nuovo')
})
