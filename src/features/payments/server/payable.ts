import type { Session } from '#features/accounts/server/find-session.ts'
import type { Db } from '#platform/database/database.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import type { IdempotencyKey } from '#platform/http/idempotency.ts'
import type { Platform } from '#platform/platform.ts'

import type { CreateIntentRequest, Payment, PaymentOutcome } from '../payments.contract.ts'
import type { PaymentRow, PaymentWithRefunds } from './payment-rows.ts'

export type PaymentAt = { payment: PaymentWithRefunds; now: Date }

type BoughtSubject = Pick<PaymentOutcome, 'appointment' | 'order'>

export type PaymentSubject = Pick<Payment, 'customer' | 'appointment' | 'order'>

/** A wish to pay, and its sender. The functions read their value when the payable needs it. */
export type PaymentStart = {
  details: CreateIntentRequest
  session: () => Promise<Session | undefined>
  callerAddress: string
  /** The header X-Timezone. */
  timeZone: unknown
  /** @param owner see `idempotencyKeyOf` */
  idempotencyKey: (owner: string) => IdempotencyKey | undefined
}

/**
 * Something that can be paid for: an appointment, an order or a plan. The payments feature knows only this interface.
 * Functions with a transaction run while `locksOf` and `lock` are held, before the payment's own row is locked.
 */
export type Payable = {
  purpose: 'appointment' | 'product_order' | 'plan'
  /** Validates the details, makes the hold and opens the payment in one transaction. @returns the payment's id */
  reserve: (platform: Platform, start: PaymentStart) => Promise<string>
  opensFor: number
  heldUntil: (db: Db, payment: PaymentRow) => Promise<Date | null>
  locksOf: (db: Db, payment: PaymentRow) => Promise<readonly number[]>
  lock: (transaction: Transaction, payment: PaymentRow) => Promise<void>
  /**
   * Runs when the payment has succeeded.
   * @returns null, or the Italian reason for a refund if nothing can be delivered
   */
  fulfil: (platform: Platform, transaction: Transaction, settlement: PaymentAt) => Promise<string | null>
  release: (platform: Platform, transaction: Transaction, settlement: PaymentAt) => Promise<void>
  /**
   * Centimes of the owner's refund that are a gesture, see money.rules.ts. Optional: without it refunds are never
   * gestures.
   */
  gestureIn?: (db: Db, payment: PaymentRow, refund: { amount: number; now: Date }) => Promise<number>
  reflect: (platform: Platform, transaction: Transaction, settlement: PaymentAt) => Promise<void>
  /** Runs when a bank has returned disputed money: refunds a second payment made meanwhile. Optional. */
  regain?: (transaction: Transaction, settlement: PaymentAt) => Promise<void>
  boughtWith: (platform: Platform, payment: PaymentRow) => Promise<BoughtSubject>
  subjectsOf: (db: Db, payments: readonly PaymentRow[]) => Promise<Map<string, PaymentSubject>>
  isOf: (db: Db, payment: PaymentRow, userId: string) => Promise<boolean>
}

export type Payables = Readonly<Partial<Record<Payable['purpose'], Payable>>>

export function payableOf(payables: Payables, { purpose }: Pick<PaymentRow, 'purpose'>): Payable {
  const payable = Object.values(payables).find((known) => known.purpose === purpose)
  if (!payable) throw new Error(`Nothing of this kind is paid for: ${purpose}`)
  return payable
}
