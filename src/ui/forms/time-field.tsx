import '@mantine/core/styles/Input.layer.css'
import { TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'

import { steppedTime, typedTime } from './typed-time.ts'

type Props = {
  label: string
  isLabelHidden?: boolean
  time: string
  /** The end of a span: allows 24:00. */
  isEnd?: boolean
  error?: ReactNode
  onChange: (time: string) => void
}

/** A 24-hour time in every browser language. Accepts free typing; arrow keys step by quarters of an hour. */
export function TimeField({
  label,
  isLabelHidden = false,
  time,
  isEnd = false,
  error = null,
  onChange,
}: Props) {
  const complete = () => {
    const typed = typedTime(time, isEnd)
    if (typed !== time) onChange(typed)
  }
  return (
    <TextInput
      size="sm"
      {...(isLabelHidden ? { 'aria-label': label } : { label })}
      inputMode="numeric"
      placeholder="--:--"
      maxLength={5}
      autoComplete="off"
      value={time}
      error={error}
      className="num"
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={complete}
      onKeyDown={(event) => {
        // Enter submits the form before the field loses the focus.
        if (event.key === 'Enter') flushSync(complete)
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
        event.preventDefault()
        onChange(steppedTime(time, event.key === 'ArrowUp' ? 1 : -1, isEnd))
      }}
    />
  )
}
