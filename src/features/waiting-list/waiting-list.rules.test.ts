import { expect, it } from 'vitest'

import type { WaitingPeriod } from './waiting-list.contract.ts'
import { endOfOffer, endOfRequest, matchingStarts } from './waiting-list.rules.ts'

const hour = { start: 600, end: 660 }

it.each<[string, WaitingPeriod[], number, { start: number; end: number }, number[], number[]]>([
  [
    'starts are offered within the freed slot, earliest first',
    [],
    30,
    hour,
    [570, 600, 615, 630],
    [600, 615, 630],
  ],
  [
    'starts of a longer service cover as much of the freed slot as possible',
    [],
    90,
    hour,
    [540, 570, 600, 645],
    [570, 600, 540, 645],
  ],
  ['starts beside the freed slot are not offered', [], 30, hour, [570, 660], []],
  ['starts that touch only the edge of the freed slot are offered', [], 30, hour, [585, 645], [585, 645]],
  ['starts outside of the wanted period are not offered', ['afternoon'], 30, hour, [600], []],
  [
    'starts from the beginning of the period are offered',
    ['afternoon'],
    30,
    { start: 750, end: 840 },
    [750, 765, 780],
    [780],
  ],
  ['starts at the end of the period are not offered', ['morning'], 30, { start: 705, end: 750 }, [720], []],
  [
    'starts between two periods are not offered',
    ['morning', 'afternoon'],
    30,
    { start: 720, end: 780 },
    [720, 750],
    [],
  ],
  ['starts in one of two periods are offered', ['morning', 'afternoon'], 30, hour, [600, 630], [600, 630]],
  [
    'starts shortly before the end of the evening at seven are offered',
    ['evening'],
    30,
    { start: 1125, end: 1170 },
    [1125],
    [1125],
  ],
])('%s', (_, periods, duration, freed, starts, expected) => {
  expect(matchingStarts(periods, { duration, freed }, starts)).toEqual(expected)
})

it.each([
  ['as long as the owner sets', 30, '2026-03-11T09:30:00Z'],
  ['no longer than the entry', 240, '2026-03-11T12:00:00Z'],
])('an offer lasts %s', (_, minutes, expected) => {
  const terms = {
    startsAt: new Date('2026-03-13T09:00:00Z'),
    requestEnds: new Date('2026-03-11T12:00:00Z'),
  }
  expect(endOfOffer(new Date('2026-03-11T09:00:00Z'), minutes, terms)).toEqual(new Date(expected))
})

it('an offer ends one hour before the slot at the latest', () => {
  const terms = { startsAt: new Date('2026-03-11T11:00:00Z'), requestEnds: new Date('2026-04-11T12:00:00Z') }
  expect(endOfOffer(new Date('2026-03-11T09:00:00Z'), 240, terms)).toEqual(new Date('2026-03-11T10:00:00Z'))
})

it('an entry expires after thirty days', () => {
  expect(endOfRequest(new Date('2026-03-11T09:00:00Z'))).toEqual(new Date('2026-04-10T09:00:00Z'))
})
