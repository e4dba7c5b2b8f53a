import { useTodaysCount } from './use-todays-count.ts'

/** How many appointments today has; nothing while it is not known or there is none. */
export default function TodaysCount() {
  const count = useTodaysCount()
  return count === 0 ? null : count
}
