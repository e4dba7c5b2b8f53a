import '@mantine/core/styles/Input.layer.css'
import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useState } from 'react'

const pause = 300

type Props = {
  label: string
  value: string
  size?: 'sm' | 'md'
  onSearch: (text: string) => void
}

export function SearchField({ label, value, size = 'sm', onSearch }: Props) {
  const [typed, setTyped] = useState(value)
  const [shown, setShown] = useState(value)
  if (shown !== value) {
    setShown(value)
    // The search changed from outside. The field keeps a text typed since then.
    if (typed.trim() === shown) setTyped(value)
  }
  const ask = useEffectEvent((term: string) => {
    if (term !== value) onSearch(term)
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
