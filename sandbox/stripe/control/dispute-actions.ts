import { z } from 'zod'

import type { Account } from '../account.ts'
import type { Call } from '../call.ts'
import {
  answerDispute,
  closeDispute,
  escalateDispute,
  findDispute,
  openDispute,
} from '../disputes/disputes.ts'
import { action } from './action.ts'

const account = z.string().optional()
const existing = z.object({ dispute: z.string(), account })

type Act = <Result>(key: string | undefined, change: (call: Call) => Result) => Result

export function disputeActions(act: Act, accountOf: (key: string | undefined) => Account) {
  return {
    /** @returns the dispute's id */
    open: action(
      z.object({
        paymentIntent: z.string(),
        amount: z.int().positive().optional(),
        reason: z.string().default('fraudulent'),
        isInquiry: z.boolean().default(false),
        mayAnswer: z.boolean().default(true),
        account,
      }),
      (input) => act(input.account, (call) => openDispute(call, input).id),
    ),
    answer: action(existing, (input) =>
      act(input.account, (call) => answerDispute(call, findDispute(call, input.dispute))),
    ),
    escalate: action(existing, (input) =>
      act(input.account, (call) => escalateDispute(call, findDispute(call, input.dispute))),
    ),
    close: action(existing.extend({ end: z.enum(['won', 'lost']) }), (input) =>
      act(input.account, (call) => closeDispute(call, findDispute(call, input.dispute), input.end)),
    ),
    list: action(z.object({ account }).default({}), (input) =>
      [...accountOf(input.account).disputes.values()].map(({ id, status, amount }) => ({
        id,
        status,
        amount,
      })),
    ),
  }
}
