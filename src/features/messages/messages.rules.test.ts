import { describe, expect, test } from 'vitest'

import { whyNotResent } from './messages.rules.ts'

const now = new Date('2026-03-11T09:00:00Z')
const later = new Date('2026-03-13T09:00:00Z')
const failed = {
  state: 'failed',
  template: 'appointment-booked',
  usefulUntil: null,
  isRecipientGone: false,
  appointment: { sequence: 1, startsAt: later },
  sequence: 1,
}

describe('a message can be sent again', () => {
  test.each([
    ['that was refused', {}, null],
    ['that the limit kept back', { state: 'withheld' }, null],
    ['that was only recorded', { state: 'recorded' }, null],
    ['that has left', { state: 'sent' }, null],
    ['but not while it waits', { state: 'queued' }, 'MESSAGE_WAITS'],
    ['but not while it leaves', { state: 'sending' }, 'MESSAGE_WAITS'],
    ['but not when it was overtaken', { state: 'overtaken' }, 'MESSAGE_OVERTAKEN'],
    ['but not when its appointment has changed since', { sequence: 0 }, 'MESSAGE_OVERTAKEN'],
    [
      'but not when its appointment is over',
      { appointment: { sequence: 1, startsAt: now } },
      'MESSAGE_OVERTAKEN',
    ],
    ['but not when it is of no use any more', { usefulUntil: now }, 'MESSAGE_OVERTAKEN'],
    ['that is still of use', { usefulUntil: later }, null],
    ['but not without the secret that it carried', { template: 'password-reset' }, 'MESSAGE_HELD_SECRET'],
    ['but not to somebody who has left', { isRecipientGone: true }, 'RECIPIENT_IS_GONE'],
    ['whose appointment is gone', { appointment: null }, null],
    ['that does not say which state of its appointment it knows', { sequence: null }, null],
    ['about no appointment', { template: 'plan-paid', appointment: null, sequence: null }, null],
  ] as const)('%s', (_what, difference, obstacle) => {
    expect(whyNotResent({ ...failed, ...difference }, now)).toBe(obstacle)
  })
})
