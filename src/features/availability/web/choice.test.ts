import { describe, expect, it } from 'vitest'

import { anyBarber } from '../availability.rules.ts'
import { luca, marco, shave, theCatalog, trim, trimAndShave } from './catalog.samples.ts'
import {
  chooseBarber,
  chooseDay,
  chooseService,
  completeChoice,
  offeringBarbers,
  servicesOf,
  linkedChoice,
} from './choice.ts'

const full = { barberId: luca._id, serviceId: trim._id, day: '2026-11-24', time: '15:30' }

describe('a choice', () => {
  it('loses service and time when the barber changes, and keeps the day', () => {
    expect(chooseBarber(full, marco._id)).toEqual({
      barberId: marco._id,
      serviceId: null,
      day: '2026-11-24',
      time: null,
    })
  })

  it('loses the time with another day, and keeps it with another service', () => {
    expect(chooseService(full, trimAndShave._id)).toEqual({ ...full, serviceId: trimAndShave._id })
    expect(chooseDay(full, '2026-11-25')).toEqual({ ...full, day: '2026-11-25', time: null })
  })

  it('is complete only with a service that the barber offers', () => {
    expect(completeChoice(full, theCatalog)).toEqual({
      barberId: luca._id,
      service: trim,
      day: '2026-11-24',
      time: '15:30',
    })
    expect(completeChoice({ ...full, serviceId: shave._id }, theCatalog)).toBeNull()
    expect(completeChoice({ ...full, time: null }, theCatalog)).toBeNull()
    expect(completeChoice({ ...full, barberId: null }, theCatalog)).toBeNull()
  })
})

describe('the services offered', () => {
  it('are those of the chosen barber, in the order of the price list', () => {
    expect(servicesOf(luca._id, theCatalog)).toEqual([trim, trimAndShave])
    expect(servicesOf(marco._id, theCatalog)).toEqual([trim, shave])
  })

  it('are none before a barber is chosen, and everybody’s for the first available one', () => {
    expect(servicesOf(null, theCatalog)).toEqual([])
    expect(servicesOf('gone', theCatalog)).toEqual([])
    expect(servicesOf(anyBarber, theCatalog)).toEqual([trim, shave, trimAndShave])
  })
})

describe('who may end up doing it', () => {
  it('is the chosen barber, or everybody who offers it', () => {
    expect(offeringBarbers(luca._id, trimAndShave, theCatalog)).toEqual([luca])
    expect(offeringBarbers(anyBarber, trim, theCatalog)).toEqual([marco, luca])
    expect(offeringBarbers(anyBarber, shave, theCatalog)).toEqual([marco])
    expect(offeringBarbers(luca._id, shave, theCatalog)).toEqual([])
  })
})

describe('a link that asks for something', () => {
  it.each([
    {
      overrides: { barber: 'b-luca', service: 's-trim', date: null, time: null },
      barberId: 'b-luca',
      serviceId: 's-trim',
      day: null,
    },
    {
      overrides: { barber: 'b-luca', service: 'Taglio', date: null, time: null },
      barberId: 'b-luca',
      serviceId: 's-trim',
      day: null,
    },
    {
      overrides: { barber: 'b-luca', service: 'Barba', date: null, time: null },
      barberId: 'b-luca',
      serviceId: null,
      day: null,
    },
    {
      overrides: { barber: 'any', service: 's-shave', date: null, time: null },
      barberId: 'any',
      serviceId: 's-shave',
      day: null,
    },
    {
      overrides: { barber: null, service: 'Barba', date: null, time: null },
      barberId: 'any',
      serviceId: 's-shave',
      day: null,
    },
    {
      overrides: { barber: 'gone', service: null, date: '2026-11-24', time: '15:30' },
      barberId: null,
      serviceId: null,
      day: '2026-11-24',
    },
  ])('preselects what the shop offers: $overrides', ({ overrides, barberId, serviceId, day }) => {
    expect(linkedChoice(overrides, theCatalog)).toEqual({ barberId, serviceId, day, time: null })
  })

  it('brings its time only with all that the time depends on', () => {
    const link = { barber: 'b-luca', service: 's-trim', date: '2026-11-24', time: '15:30' }
    expect(linkedChoice(link, theCatalog)).toEqual(full)
    expect(linkedChoice({ ...link, date: null }, theCatalog)).toMatchObject({ time: null })
    expect(linkedChoice({ ...link, service: 's-shave' }, theCatalog)).toMatchObject({ time: null })
  })

  it('changes nothing when it asks for nothing we have', () => {
    expect(
      linkedChoice({ barber: 'gone', service: 'Permanente', date: null, time: null }, theCatalog),
    ).toBeNull()
    expect(linkedChoice({ barber: null, service: null, date: null, time: null }, theCatalog)).toBeNull()
  })
})
