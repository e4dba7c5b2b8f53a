import '@mantine/core/styles/SegmentedControl.layer.css'
import { SegmentedControl } from '@mantine/core'

import { statisticsScreens as texts } from '../statistics-screens.it.ts'
import { type Timeframe, timeframes } from '../statistics.contract.ts'

type Props = { timeframe: Timeframe; onChange: (timeframe: Timeframe) => void }

export function TimeframeChoice({ timeframe, onChange }: Props) {
  return (
    <SegmentedControl
      aria-label={texts.timeframe}
      value={timeframe}
      onChange={onChange}
      data={timeframes.map((value) => ({ value, label: texts.timeframes[value] }))}
    />
  )
}
