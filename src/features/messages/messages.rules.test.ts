import { describe, expect, test } from 'vitest'

import { resendObstacleOf } from './messages.rules.ts'

const now = new Date('2026-03-11T09:00:00Z')
const later = new Date('2026-03-13T09:00:00Z')
const failed = {
  state: 'failed',
  resending: 'ifUnchanged' as const,
  usefulUntil: null,
  isRecipientGone: false,
  appointment: { sequence: 1, startsAt: later },
  sequence: 1,
}

describe('a message can be sent again', () => {
  test.each([
    ['when it was refused', {}, null],
    ['when it was withheld by the limit', { state: 'withheld' }, null],
    ['when it was only recorded', { state: 'recorded' }, null],
    ['when it was sent', { state: 'sent' }, null],
    ['but not while it is queued', { state: 'queued' }, 'MESSAGE_WAITS'],
    ['but not while it is being sent', { state: 'sending' }, 'MESSAGE_WAITS'],
    ['but not when it was superseded', { state: 'overtaken' }, 'MESSAGE_OVERTAKEN'],
    ['but not when its appointment has changed since', { sequence: 0 }, 'MESSAGE_OVERTAKEN'],
    [
      'but not when its appointment is over',
      { appointment: { sequence: 1, startsAt: now } },
      'MESSAGE_OVERTAKEN',
    ],
    ['but not when it has expired', { usefulUntil: now }, 'MESSAGE_OVERTAKEN'],
    ['when it has not expired yet', { usefulUntil: later }, null],
    ['but not when it contained a secret', { resending: 'never' }, 'MESSAGE_HELD_SECRET'],
    ['but not when its recipient is deleted', { isRecipientGone: true }, 'RECIPIENT_IS_GONE'],
    ['when it stays true', { resending: 'always', sequence: 0 }, null],
    ['when its appointment is deleted', { appointment: null }, null],
    ['when it has no version of its appointment', { sequence: null }, null],
    ['when it is about no appointment', { appointment: null, sequence: null }, null],
  ] as const)('%s', (_what, difference, obstacle) => {
    expect(resendObstacleOf({ ...failed, ...difference }, now)).toBe(obstacle)
  })
})
