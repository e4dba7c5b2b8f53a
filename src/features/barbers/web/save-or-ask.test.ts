import { describe, expect, it, vi } from 'vitest'

import { ConnectionError, HttpError } from '#ui/http/http-client.ts'

import type { BarberAnswer } from '../barber-changes.contract.ts'
import { saveOrAsk } from './save-or-ask.ts'

type Save = (keepAppointments: boolean) => Promise<BarberAnswer>

const saved: BarberAnswer = {
  success: true,
  message: '',
  _id: '1',
  firstName: '',
  lastName: '',
  tagline: '',
  bio: '',
  services: [],
  workingHours: [],
  profileImage: null,
  email: '',
  phone: '',
  isActive: true,
  vacations: [],
  updatedAt: '2',
}
const details = { count: 1, appointments: [] }
const warning = new HttpError(409, { code: 'APPOINTMENTS_AFFECTED', details })
const never = () => Promise.reject(new Error('nobody should be asked'))

describe('a save', () => {
  it('without affected appointments does not ask', async () => {
    const save = vi.fn<Save>().mockResolvedValue(saved)
    expect(await saveOrAsk(save, never)).toBe(saved)
    expect(save.mock.calls).toEqual([[false]])
  })

  it('that fails is not repeated and throws', async () => {
    const lost = new ConnectionError(new TypeError())
    const save = vi.fn<Save>().mockRejectedValue(lost)
    await expect(saveOrAsk(save, never)).rejects.toBe(lost)
    expect(save).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['keep', saved, [[false], [true]]],
    ['settled', saved, [[false], [false]]],
    ['back', null, [[false]]],
  ] as const)('asks about appointments; the answer is %s', async (answered, result, calls) => {
    const save = vi.fn<Save>().mockRejectedValueOnce(warning).mockResolvedValue(saved)
    const ask = vi.fn(async () => answered)
    expect(await saveOrAsk(save, ask)).toBe(result)
    expect(ask).toHaveBeenCalledWith(details)
    expect(save.mock.calls).toEqual(calls)
  })

  it('asks again when new appointments were booked meanwhile', async () => {
    const save = vi.fn<Save>().mockRejectedValue(warning)
    const ask = vi.fn<(details: object) => Promise<'settled' | 'back'>>()
    ask.mockResolvedValueOnce('settled').mockResolvedValueOnce('back')
    expect(await saveOrAsk(save, ask)).toBeNull()
    expect(ask).toHaveBeenCalledTimes(2)
  })
})
