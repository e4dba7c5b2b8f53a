import { expect, it } from 'vitest'

import { namedStatement } from './named-statement.ts'

const statement = namedStatement(
  'find-slots',
  'SELECT :day::date, :barber WHERE day = :day AND start = :start_at',
)

it('gives each name one position, even if the text uses it twice', () => {
  expect(statement({ start_at: 540, barber: 'b', day: '2026-03-11' })).toEqual({
    name: 'find-slots',
    text: 'SELECT $1::date, $2 WHERE day = $1 AND start = $3',
    values: ['2026-03-11', 'b', 540],
  })
})

it.each([
  ['a missing name', { day: '2026-03-11', barber: 'b' }, 'start_at'],
  ['an unknown name', { day: '2026-03-11', barber: 'b', start_at: 540, end_at: 570 }, 'end_at'],
])('refuses %s', (_what, values, name) => {
  expect(() => statement(values)).toThrow(`find-slots got other parameters: ${name}`)
})
