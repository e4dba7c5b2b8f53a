import '@mantine/core/styles/Input.layer.css'
import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useState } from 'react'

/** Milliseconds after the last letter. */
const pause = 300

type Props = {
  label: string
  /** What is being searched for. */
  value: string
  /** As high as the controls beside it. */
  size?: 'sm' | 'md'
  onSearch: (text: string) => void
}

/** Searches while one types. */
export function SearchField({ label, value, size = 'sm', onSearch }: Props) {
  const [typed, setTyped] = useState(value)
  const [shown, setShown] = useState(value)
  if (shown !== value) {
    setShown(value)
    // Taken away by something else than this field, which may be further already.
    if (typed.trim() === shown) setTyped(value)
  }
  const ask = useEffectEvent((wanted: string) => {
    if (wanted !== value) onSearch(wanted)
  })
  useEffect(() => {
    const timer = setTimeout(() => ask(typed.trim()), pause)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <TextInput
      size={size}
      type="search"
      aria-label={label}
      placeholder={label}
      maxLength={120}
      leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  )
}
