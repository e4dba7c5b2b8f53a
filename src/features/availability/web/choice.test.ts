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
  it('loses service and time when the barber changes and keeps the day', () => {
    expect(chooseBarber(full, marco._id)).toEqual({
      barberId: marco._id,
      serviceId: null,
      day: '2026-11-24',
      time: null,
    })
  })

  it('loses the time with another day and keeps it with another service', () => {
    expect(chooseService(full, trimAndShave._id)).toEqual({ ...full, serviceId: trimAndShave._id })
    expect(chooseDay(full, '2026-11-25')).toEqual({ ...full, day: '2026-11-25', time: null })
  })

  it('is complete only with a service the barber offers', () => {
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
  it('are those of the chosen barber, in list order', () => {
    expect(servicesOf(luca._id, theCatalog)).toEqual([trim, trimAndShave])
    expect(servicesOf(marco._id, theCatalog)).toEqual([trim, shave])
  })

  it('are empty without a barber and all services for any barber', () => {
    expect(servicesOf(null, theCatalog)).toEqual([])
    expect(servicesOf('gone', theCatalog)).toEqual([])
    expect(servicesOf(anyBarber, theCatalog)).toEqual([trim, shave, trimAndShave])
  })
})

describe('the offering barbers', () => {
  it('are the chosen barber or all who offer the service', () => {
    expect(offeringBarbers(luca._id, trimAndShave, theCatalog)).toEqual([luca])
    expect(offeringBarbers(anyBarber, trim, theCatalog)).toEqual([marco, luca])
    expect(offeringBarbers(anyBarber, shave, theCatalog)).toEqual([marco])
    expect(offeringBarbers(luca._id, shave, theCatalog)).toEqual([])
  })
})

describe('a link with a preselection', () => {
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
  ])('preselects barber, service and day: $overrides', ({ overrides, barberId, serviceId, day }) => {
    expect(linkedChoice(overrides, theCatalog)).toEqual({ barberId, serviceId, day, time: null })
  })

  it('includes the time only with barber, service and day', () => {
    const link = { barber: 'b-luca', service: 's-trim', date: '2026-11-24', time: '15:30' }
    expect(linkedChoice(link, theCatalog)).toEqual(full)
    expect(linkedChoice({ ...link, date: null }, theCatalog)).toMatchObject({ time: null })
    expect(linkedChoice({ ...link, service: 's-shave' }, theCatalog)).toMatchObject({ time: null })
  })

  it('returns null when nothing in it exists', () => {
    expect(
      linkedChoice({ barber: 'gone', service: 'Permanente', date: null, time: null }, theCatalog),
    ).toBeNull()
    expect(linkedChoice({ barber: null, service: null, date: null, time: null }, theCatalog)).toBeNull()
  })
})
