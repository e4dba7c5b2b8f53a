import { Segments } from '#ui/forms/segments.tsx'

import { statisticsScreenTexts as texts } from '../statistics-screens.it.ts'
import type { Timeframe } from '../statistics.contract.ts'

type Props = { timeframe: Timeframe; onChange: (timeframe: Timeframe) => void }

export function TimeframeChoice({ timeframe, onChange }: Props) {
  return (
    <Segments label={texts.timeframe} choices={texts.timeframes} chosen={timeframe} onChoose={onChange} />
  )
}
