import { expect, it } from 'vitest'

import { anyBarber } from '#features/availability/availability.rules.ts'
import { luca, marco, shave, theCatalog, trim } from '#features/availability/web/catalog.samples.ts'
import { emptyChoice } from '#features/availability/web/choice.ts'

import { withBarber, withService } from './phone-choice.ts'

const agreed = { ...emptyChoice, day: '2026-11-24', time: '15:30' }

it('keeps day and time while barber and service change', () => {
  const chosen = withService(withBarber(agreed, marco._id, theCatalog), trim._id)
  expect(chosen).toEqual({ barberId: marco._id, serviceId: trim._id, day: '2026-11-24', time: '15:30' })
})

it('keeps the service with a barber who offers it and drops it otherwise', () => {
  const trimmed = { ...agreed, barberId: marco._id, serviceId: trim._id }
  expect(withBarber(trimmed, luca._id, theCatalog).serviceId).toBe(trim._id)
  expect(withBarber({ ...trimmed, serviceId: shave._id }, luca._id, theCatalog).serviceId).toBe(null)
  expect(withBarber(trimmed, null, theCatalog)).toEqual(agreed)
})

it('keeps the service with any barber', () => {
  const shaved = { ...agreed, barberId: marco._id, serviceId: shave._id }
  expect(withBarber(shaved, anyBarber, theCatalog)).toEqual({ ...shaved, barberId: anyBarber })
})
