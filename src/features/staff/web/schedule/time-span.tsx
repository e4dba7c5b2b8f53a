import '@mantine/core/styles/Input.layer.css'
import { TextInput } from '@mantine/core'
import { flushSync } from 'react-dom'

import { steppedTime, typedTime } from './typed-time.ts'

import styles from './hours-editor.module.css'

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
        time={start}
        hasFault={hasFault}
        onChange={(time) => onChange({ start: time, end })}
      />
      <span aria-hidden="true">–</span>
      <TimeField
        label={endLabel}
        time={end}
        hasFault={hasFault}
        onChange={(time) => onChange({ start, end: time })}
      />
    </div>
  )
}

type FieldProps = { label: string; time: string; hasFault: boolean; onChange: (time: string) => void }

/** A time in 24 hours whatever the browser's language: typed as it comes, arrow keys go by quarters of an hour. */
function TimeField({ label, time, hasFault, onChange }: FieldProps) {
  const complete = () => {
    if (typedTime(time) !== time) onChange(typedTime(time))
  }
  return (
    <TextInput
      size="sm"
      aria-label={label}
      inputMode="numeric"
      placeholder="--:--"
      maxLength={5}
      autoComplete="off"
      value={time}
      error={hasFault}
      className="num"
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={complete}
      onKeyDown={(event) => {
        // Enter sends the form before the field is left.
        if (event.key === 'Enter') flushSync(complete)
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
        event.preventDefault()
        onChange(steppedTime(time, event.key === 'ArrowUp' ? 1 : -1))
      }}
    />
  )
}
