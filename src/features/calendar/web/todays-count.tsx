import { useTodaysCount } from './staff/use-todays-count.ts'

export default function TodaysCount() {
  const count = useTodaysCount()
  return count === 0 ? null : count
}
