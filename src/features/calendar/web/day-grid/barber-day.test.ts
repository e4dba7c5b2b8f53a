import { expect, it } from 'vitest'

import { barberNamed, friday } from '../staff/staff.fixtures.ts'
import { barberDayOf, presenceOf } from './barber-day.ts'

it.each([{ startTime: '9' }, { endTime: '24:30' }, { breakStart: 'mezzogiorno' }])(
  'a day with %o is closed and has no free time',
  (odd) => {
    const marco = barberNamed('Marco')
    const barber = { ...marco, workingHours: marco.workingHours.map((day) => ({ ...day, ...odd })) }
    expect(presenceOf(marco, friday)).toBe('working')
    expect(presenceOf(barber, friday)).toBe('closed')
    expect(barberDayOf(barber, friday, [])).toEqual({ work: undefined, busy: [] })
  },
)
