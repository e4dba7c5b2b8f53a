import { barbersRoomOf } from './barbers-room.ts'
import { usePlan } from './use-plan.ts'

export function useBarbersLimit() {
  const { usageStats, error, retry } = usePlan()
  const usage = usageStats?.usage?.barbers
  return {
    usage,
    isFull: usage !== undefined && barbersRoomOf(usage) === 'full',
    hasFailed: error !== null,
    retry,
  }
}
