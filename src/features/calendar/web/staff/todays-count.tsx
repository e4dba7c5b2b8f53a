import { useTodaysCount } from './use-todays-count.ts'

/** The number of today's appointments; nothing for none or while loading. */
export default function TodaysCount() {
  const count = useTodaysCount()
  return count === 0 ? null : count
}
