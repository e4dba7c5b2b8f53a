import type { FastifyRequest } from 'fastify'

import type { Db } from '#platform/database/database.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import type { Platform } from '#platform/platform.ts'

import type { CreateIntentRequest, Payment, PaymentOutcome } from '../payments.contract.ts'
import type { PaymentRow, PaymentWithRefunds } from './payment-rows.ts'

/** What is being paid for, as its payment becomes true or comes to nothing. */
export type Settlement = { payment: PaymentWithRefunds; now: Date }

/** What a payment has bought: to be shown to whoever paid. */
type Bought = Pick<PaymentOutcome, 'appointment' | 'order'>

/** How a payment is told in the history. */
export type PaymentSubject = Pick<Payment, 'customer' | 'appointment' | 'order'>

/**
 * Something that can be paid for: an appointment, an order, a plan. Payments know no more of it than this. What happens in a
 * transaction happens behind `locksOf` and `lock`, and before the payment's own row is locked.
 */
export type Payable = {
  purpose: 'appointment' | 'product_order' | 'plan'
  /** Checks what is asked for, keeps it, and opens its payment in the same transaction. @returns the payment's id */
  reserve: (platform: Platform, request: FastifyRequest, body: CreateIntentRequest) => Promise<string>
  /** How long an open payment may wait to be made. Milliseconds. */
  opensFor: number
  /** Until when it is kept for whoever pays; null where nothing has to be. */
  keptUntil: (db: Db, payment: PaymentRow) => Promise<Date | null>
  /** Advisory locks of whoever it belongs to. */
  locksOf: (db: Db, payment: PaymentRow) => Promise<readonly number[]>
  /** Locks its row, where there is one. */
  lock: (transaction: Transaction, payment: PaymentRow) => Promise<void>
  /** It is paid. @returns null, or in Italian why nothing can be made of the money, so that it goes back */
  fulfil: (platform: Platform, transaction: Transaction, settlement: Settlement) => Promise<string | null>
  /** It will not be paid: what was kept is free again. */
  release: (platform: Platform, transaction: Transaction, settlement: Settlement) => Promise<void>
  /** Centimes of a refund ordered by the owner that are a gift, see money.rules.ts. Absent: none ever are. */
  gestureIn?: (db: Db, payment: PaymentRow, refund: { amount: number; now: Date }) => Promise<number>
  /** What was paid or given back has changed. */
  reflect: (platform: Platform, transaction: Transaction, settlement: Settlement) => Promise<void>
  /** Money that a bank had taken has come back: what was paid again meanwhile goes back. Absent: nothing is paid again. */
  regain?: (transaction: Transaction, settlement: Settlement) => Promise<void>
  boughtWith: (platform: Platform, payment: PaymentRow) => Promise<Bought>
  subjectsOf: (db: Db, payments: readonly PaymentRow[]) => Promise<Map<string, PaymentSubject>>
  /** Whether the payment is this user's own. */
  isOf: (db: Db, payment: PaymentRow, userId: string) => Promise<boolean>
}

export type Payables = Readonly<Partial<Record<Payable['purpose'], Payable>>>

export function payableOf(payables: Payables, { purpose }: Pick<PaymentRow, 'purpose'>): Payable {
  const payable = Object.values(payables).find((known) => known.purpose === purpose)
  if (!payable) throw new Error(`Nothing of this kind is paid for: ${purpose}`)
  return payable
}
