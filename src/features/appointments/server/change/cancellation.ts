import type { Change } from '../change-appointment.ts'

export function cancellation(reason: string | null, now: Date, isRefundOrdered = false): Change {
  const set = {
    status: 'cancelled',
    cancellationReason: reason,
    cancelledAt: now,
    isRefundOrdered,
  } as const
  return { attempts: [{ set }], taken: 'SLOT_TAKEN', isRefundOrdered }
}
