import { expect, it } from 'vitest'

import { greeting } from './greeting.ts'

it.each([
  ['Anna', 'Ciao Anna,'],
  [' Jean-Luc d’Été ', 'Ciao Jean-Luc,'],
  ['Алёна', 'Ciao Алёна,'],
  ['Jose\u0301', 'Ciao José,'],
])('%o: %s', (name, words) => expect(greeting(name)).toBe(words))

it.each([
  ['a symbol that looks like a space', 'Hai\u2800vinto\u2800chiama'],
  ['a letter that looks like a space', 'Hai\u3164vinto\u3164chiama'],
  ['a zero-width space', 'Hai\u200bvinto'],
  ['a number', '0900123456'],
  ['a text longer than a name', 'Haivintocinquemilafranchi'],
  ['only spaces', '  '],
])('without the name: %s', (_what, name) => expect(greeting(name)).toBe('Ciao,'))
