import { describe, expect, it } from 'vitest'

import { mentionsIn } from './mentions.ts'
import { demoSurroundings } from './questions.fixture.ts'
import { plainWords } from './words.ts'

const mentioned = (text: string) => {
  const { services, barbers, day, span } = mentionsIn(plainWords(text), demoSurroundings)
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
  ])('%s', (text, services) => expect(mentioned(text).services).toEqual(services))
})

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
  'a barber means themselves by ‘%s’, and nobody else does',
  (text) => {
    const [marco] = demoSurroundings.barbers
    const own = { ...demoSurroundings, ownBarber: marco }
    expect(mentionsIn(plainWords(text), own).barbers).toEqual([marco])
    expect(mentioned(text).barbers).toEqual([])
  },
)
it.each(['posso venire tra mezz’ora', 'avete posto tra un’ora', 'tra 20 minuti c’è posto?'])(
  '%s: today',
  (text) => {
    expect(mentioned(text).day).toBe(demoSurroundings.today)
  },
)
