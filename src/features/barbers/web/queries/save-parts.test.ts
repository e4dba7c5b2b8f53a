import { describe, expect, it, vi } from 'vitest'

import { ConnectionError, HttpError } from '#ui/http-client.ts'

import type { BarberAnswer } from '../../staff.contract.ts'
import { type Part, saveParts } from './save-parts.ts'

const answer = (updatedAt: string): BarberAnswer => ({
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
  updatedAt,
})
const details = { count: 1, appointments: [] }
const warning = new HttpError(409, { code: 'APPOINTMENTS_AFFECTED', details })
const never = () => Promise.reject(new Error('nobody should be asked'))

describe('parts of one save', () => {
  it('go one after the other, each with the version that the one before has left', async () => {
    const services = vi.fn(async () => answer('2'))
    const hours = vi.fn(async () => answer('3'))
    const parts = [
      { name: 'services', send: services },
      { name: 'hours', send: hours },
    ]
    const result = await saveParts(parts, '1', never)
    expect(result).toMatchObject({ saved: ['services', 'hours'], failed: null, barber: { updatedAt: '3' } })
    expect(services).toHaveBeenCalledWith({ updatedAt: '1', keepAppointments: false })
    expect(hours).toHaveBeenCalledWith({ updatedAt: '2', keepAppointments: false })
  })

  it('stop at the first failure and say what is saved', async () => {
    const lost = new ConnectionError(new TypeError())
    const last = vi.fn(async () => answer('3'))
    const parts: Part<string>[] = [
      { name: 'services', send: async () => answer('2') },
      { name: 'hours', send: () => Promise.reject(lost) },
      { name: 'vacations', send: last },
    ]
    expect(await saveParts(parts, '1', never)).toMatchObject({
      saved: ['services'],
      failed: { name: 'hours', error: lost },
      barber: { updatedAt: '2' },
    })
    expect(last).not.toHaveBeenCalled()
  })

  it.each([
    ['keep', ['hours'], null, true],
    ['settled', ['hours'], null, false],
    ['back', [], { name: 'hours', error: null }, false],
  ] as const)('ask about appointments; the answer is %s', async (answered, saved, failed, keep) => {
    const send = vi.fn<Part<string>['send']>().mockRejectedValueOnce(warning).mockResolvedValue(answer('2'))
    const ask = vi.fn(async () => answered)
    expect(await saveParts([{ name: 'hours', send }], '1', ask)).toMatchObject({ saved, failed })
    expect(ask).toHaveBeenCalledWith(details)
    expect(send.mock.calls.at(-1)).toEqual([{ updatedAt: '1', keepAppointments: keep }])
    expect(send).toHaveBeenCalledTimes(answered === 'back' ? 1 : 2)
  })

  it('ask again when somebody has booked while the first ones were settled', async () => {
    const send = vi.fn<Part<string>['send']>().mockRejectedValue(warning)
    const ask = vi.fn<(details: object) => Promise<'settled' | 'back'>>()
    ask.mockResolvedValueOnce('settled').mockResolvedValueOnce('back')
    expect(await saveParts([{ name: 'hours', send }], '1', ask)).toMatchObject({ saved: [] })
    expect(ask).toHaveBeenCalledTimes(2)
  })
})
