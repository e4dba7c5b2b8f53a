import { TimeField } from './time-field.tsx'

import styles from './time-span.module.css'

type Props = {
  start: string
  end: string
  startLabel: string
  endLabel: string
  hasFault: boolean
  onChange: (span: { start: string; end: string }) => void
}

export function TimeSpan({ start, end, startLabel, endLabel, hasFault, onChange }: Props) {
  return (
    <div className={styles['span']}>
      <TimeField
        label={startLabel}
        isLabelHidden
        time={start}
        error={hasFault}
        onChange={(time) => onChange({ start: time, end })}
      />
      <span aria-hidden="true">–</span>
      <TimeField
        label={endLabel}
        isLabelHidden
        time={end}
        isEnd
        error={hasFault}
        onChange={(time) => onChange({ start, end: time })}
      />
    </div>
  )
}
