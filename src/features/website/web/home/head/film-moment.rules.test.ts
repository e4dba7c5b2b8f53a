import { expect, test } from 'vitest'

import { mayPlayFilm, readConnection } from './film-moment.rules.ts'

const best = { reducedMotion: false, savesData: false, connection: '4g' }

test.each([
  ['on a good connection', {}, true],
  ['without connection data', { connection: null }, true],
  ['with reduced motion', { reducedMotion: true }, false],
  ['with data saving', { savesData: true }, false],
  ['on 3g', { connection: '3g' }, false],
  ['on slow-2g', { connection: 'slow-2g' }, false],
])('the film %s: %o plays: %s', (_, conditions, plays) => {
  expect(mayPlayFilm({ ...best, ...conditions })).toBe(plays)
})

test.each([
  [undefined, { savesData: false, connection: null }],
  [null, { savesData: false, connection: null }],
  [{}, { savesData: false, connection: null }],
  [
    { saveData: true, effectiveType: '4g' },
    { savesData: true, connection: '4g' },
  ],
  [
    { saveData: 'yes', effectiveType: 4 },
    { savesData: false, connection: null },
  ],
])('the browser connection %o is read as %o', (connection, read) => {
  expect(readConnection(connection)).toEqual(read)
})
