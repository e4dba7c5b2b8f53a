import { expect, it } from 'vitest'

import { generatePassword } from './generate-password.rules.ts'

it('a password has ten characters of three kinds and never repeats', () => {
  const passwords = Array.from({ length: 2000 }, () => generatePassword())
  for (const password of passwords) {
    expect(password).toMatch(/^[A-Za-z\d!@#$%^&*]{10}$/)
    expect(password).toMatch(/[A-Za-z]/)
    expect(password).toMatch(/\d/)
    expect(password).toMatch(/[!@#$%^&*]/)
  }
  expect(new Set(passwords).size).toBe(2000)
})

it('skips bytes that would bias the distribution', () => {
  const bytes = [255, 254, 210, 0, 52, 62, ...Array.from({ length: 7 }, () => 1)]
  let next = 0
  const password = generatePassword((into) => into.fill(bytes[next++ % bytes.length] ?? 0))
  expect(password).toBe('A0!BBBBBBB')
})

it('starts over until all three kinds are present', () => {
  const rounds = [...Array.from({ length: 10 }, () => 0), 0, 52, 62, 0, 0, 0, 0, 0, 0, 0]
  let next = 0
  expect(generatePassword((into) => into.fill(rounds[next++] ?? 0))).toBe('A0!AAAAAAA')
})
