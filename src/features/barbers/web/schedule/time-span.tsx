import '@mantine/core/styles/Input.layer.css'

import { TextInput } from '@mantine/core'

import styles from './hours-editor.module.css'

type Props = {
  start: string
  end: string
  startLabel: string
  endLabel: string
  hasFault: boolean
  onChange: (span: { start: string; end: string }) => void
}

/** Two times of one day. */
export function TimeSpan({ start, end, startLabel, endLabel, hasFault, onChange }: Props) {
  return (
    <div className={styles['span']}>
      <TextInput
        type="time"
        size="sm"
        aria-label={startLabel}
        value={start}
        error={hasFault}
        onChange={(event) => onChange({ start: event.currentTarget.value, end })}
      />
      <span aria-hidden="true">–</span>
      <TextInput
        type="time"
        size="sm"
        aria-label={endLabel}
        value={end}
        error={hasFault}
        onChange={(event) => onChange({ start, end: event.currentTarget.value })}
      />
    </div>
  )
}
