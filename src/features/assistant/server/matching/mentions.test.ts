import { describe, expect, it } from 'vitest'

import { mentionsIn } from './mentions.ts'
import { demoContext } from './questions.fixture.ts'
import { plainWords } from './words.ts'

const mentioned = (text: string) => {
  const { services, barbers, day, span } = mentionsIn(plainWords(text), demoContext)
  return {
    services: services.map(({ name }) => name),
    barbers: barbers.map(({ firstName }) => firstName),
    day,
    span,
  }
}

describe('a service', () => {
  it.each([
    ['vorrei un taglio', ['Taglio']],
    ['taglio e barba', ['Taglio + Barba']],
    ['barba e taglio insieme', ['Taglio + Barba']],
    ['il taglio bambino', ['Taglio Bambino']],
    ['sopracciglia', ['Sopracciglia con Cera', 'Sopracciglia con Lama']],
    ['sopracciglia con la lama', ['Sopracciglia con Lama']],
    ['un hair tatoo complesso', ['Hair Tattoo complesso']],
    ['cera per capelli', []],
    ['i miei tagli', ['Taglio']],
    ['taglio e sopracciglia', ['Taglio', 'Sopracciglia con Cera', 'Sopracciglia con Lama']],
    ['taglio + hair tattoo', ['Taglio', 'Hair Tattoo base', 'Hair Tattoo complesso']],
    ['taglio, barba e sopracciglia con la cera', ['Taglio + Barba', 'Sopracciglia con Cera']],
    ['sopracciglia con cera o lama', ['Sopracciglia con Cera', 'Sopracciglia con Lama']],
    ['un taglio per me e un taglio bambino', ['Taglio', 'Taglio Bambino']],
    ['un taglio: quanto costa il taglio?', ['Taglio']],
    ['solo i contorni', ['Rifinitura Contorni']],
    ['barba e capelli', ['Taglio + Barba']],
    ['tagliare i capelli e la barba', ['Taglio + Barba']],
    ['tinta capelli e barba', ['Barba', 'Tinta']],
    ['un tatoo', ['Hair Tattoo base', 'Hair Tattoo complesso']],
  ])('%s', (text, services) => expect(mentioned(text).services).toEqual(services))
})

it('a service with that exact name is preferred', () => {
  const named = {
    ...demoContext.services[0],
    name: 'Barba e Capelli',
  } as (typeof demoContext.services)[number]
  const { services } = mentionsIn(plainWords('barba e capelli'), {
    ...demoContext,
    services: [...demoContext.services, named],
  })
  expect(services.map(({ name }) => name)).toEqual(['Barba e Capelli'])
})

it.each([
  ['taglio e tinta', 2],
  ['taglio o tinta', 1],
  ['taglio e sopracciglia', 2],
  ['sopracciglia', 1],
  ['taglio e barba', 1],
  ['un posto', 0],
])('the number of services wanted in %s', (text, count) =>
  expect(mentionsIn(plainWords(text), demoContext).serviceCount).toBe(count),
)

it.each([
  ['posto con Giulia domani', 'giulia'],
  ['c’è Matteo sabato?', 'matteo'],
  ['Giulia lavora domani?', 'giulia'],
  ['taglio con Luca', null],
  ['vengo con mia figlia', null],
  ['mi chiamo Giulia, avete posto?', null],
  ['per Andrea e Giulia', null],
])('the unknown barber in %s', (text, name) =>
  expect(mentionsIn(plainWords(text), demoContext).unknownBarber).toBe(name),
)

it.each([
  ['mia figlia di 12 anni', 12],
  ['mio figlio ha dodici anni', 12],
  ['un bimbo di un anno', 1],
  ['quanti anni ha Marco', null],
  ['alle 12', null],
])('the age in %s', (text, age) => expect(mentionsIn(plainWords(text), demoContext).age).toBe(age))

describe('a barber', () => {
  it.each([
    ['con Marco', ['Marco']],
    ['da Bernasconi', ['Luca']],
    ['LUCA BERNASCONI', ['Luca']],
    ['di che marca è', []],
    ['con marco o con luca', ['Marco', 'Luca']],
  ])('%s', (text, barbers) => expect(mentioned(text).barbers).toEqual(barbers))
})

describe('a day', () => {
  it.each([
    ['oggi', '2026-03-11'],
    ['domani', '2026-03-12'],
    ['dopodomani', '2026-03-13'],
    ['sabato', '2026-03-14'],
    ['mercoledì', '2026-03-11'],
    ['lunedi prossimo', '2026-03-16'],
    ['nel weekend', '2026-03-14'],
    ['la settimana prossima', '2026-03-16'],
    ['tra una settimana', '2026-03-18'],
    ['fra due settimane di venerdì', '2026-03-27'],
    ['venerdì tra due settimane', '2026-03-27'],
    ['martedì della prossima settimana', '2026-03-17'],
    ['fra 3 giorni', '2026-03-14'],
    ['il 20 marzo', '2026-03-20'],
    ['il 20/3', '2026-03-20'],
    ['sabato 21 marzo', '2026-03-21'],
    ['il primo aprile', '2026-04-01'],
    ['il 10 marzo', '2027-03-10'],
    ['il 31 febbraio', null],
    ['quando volete', null],
    ['posto constructor', null],
  ])('%s', (text, day) => expect(mentioned(text).day).toBe(day))

  it.each([
    ['domani mattina', { from: 0, to: 720 }],
    ['stasera', { from: 1020, to: 1440 }],
    ['alle 15', { from: 0, to: 1440, at: 900 }],
    ['alle 3', { from: 0, to: 1440, at: 900 }],
    ['alle 9 e mezza', { from: 0, to: 1440, at: 570 }],
    ['domani 14:30', { from: 0, to: 1440, at: 870 }],
    ['dalle 15', { from: 900, to: 1440 }],
    ['dopo le 17.30', { from: 1050, to: 1440 }],
    ['alle 25', null],
    ['sabato', null],
  ])('has its hours: %s', (text, span) => expect(mentioned(text).span).toEqual(span))
})

it.each(['un posto domani con me per una barba', 'chi viene da me domani'])(
  "'%s' means the barber who asks, and no barber for others",
  (text) => {
    const [marco] = demoContext.barbers
    const own = { ...demoContext, ownBarber: marco }
    expect(mentionsIn(plainWords(text), own).barbers).toEqual([marco])
    expect(mentioned(text).barbers).toEqual([])
  },
)
it.each(['posso venire tra mezz’ora', 'avete posto tra un’ora', 'tra 20 minuti c’è posto?'])(
  '%s means today',
  (text) => {
    expect(mentioned(text).day).toBe(demoContext.today)
  },
)
