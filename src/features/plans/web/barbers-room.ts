import { type ResourceUsage, thresholds } from '../usage.rules.ts'

/** ABAR-17. */
export type BarbersRoom = 'plenty' | 'near' | 'full'

export function barbersRoomOf({
  percentage,
  isOverLimit,
}: Pick<ResourceUsage, 'percentage' | 'isOverLimit'>): BarbersRoom {
  if (isOverLimit) return 'full'
  return percentage >= thresholds.barberBanner ? 'near' : 'plenty'
}
