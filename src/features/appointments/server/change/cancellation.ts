import type { Change } from '../change-appointment.ts'

export function cancellation(reason: string | null, now: Date, isRefundOrdered = false): Change {
  const set = {
    status: 'cancelled',
    cancellation_reason: reason,
    cancelled_at: now,
    is_refund_ordered: isRefundOrdered,
  } as const
  return { attempts: [{ set }], taken: 'SLOT_TAKEN', isRefundOrdered }
}
