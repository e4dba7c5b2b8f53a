import { usePlan } from '../use-plan.ts'
import { barbersRoomOf } from './barbers-room.ts'

/** How many barbers the plan has room for, for the screen where they are added. */
export function useBarbersLimit() {
  const { usageStats, error, retry } = usePlan()
  const usage = usageStats?.usage?.barbers
  return {
    /** undefined until it is known. */
    usage,
    isFull: usage !== undefined && barbersRoomOf(usage) === 'full',
    hasFailed: error !== null,
    retry,
  }
}
