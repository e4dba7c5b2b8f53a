import { changeLabel, statisticsScreenTexts } from '../statistics-screens.it.ts'
import { percentChange } from '../statistics-view.rules.ts'
import type { Timeframe } from '../statistics.contract.ts'

export function compared(timeframe: Timeframe, current: number, previous: number): string {
  return `${changeLabel(percentChange(current, previous))} ${statisticsScreenTexts.before[timeframe]}`
}
