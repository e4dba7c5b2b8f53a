import { changeLabel, statisticsScreenTexts } from '../statistics-screens.it.ts'
import { percentChange } from '../statistics-view.rules.ts'
import type { Timeframe } from '../statistics.contract.ts'

/** '+12% sulla settimana prima' */
export function compared(timeframe: Timeframe, current: number, previous: number): string {
  return `${changeLabel(percentChange(current, previous))} ${statisticsScreenTexts.before[timeframe]}`
}
