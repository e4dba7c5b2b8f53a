import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Input.layer.css'
import { NativeSelect } from '@mantine/core'
import type { ReactNode } from 'react'

import { SearchField } from '../forms/search-field.tsx'

import styles from './filters.module.css'

/** What narrows a list; on phones each has a line of its own. */
export function Filters({ children }: { children: ReactNode }) {
  return <div className={styles['filters']}>{children}</div>
}

type SearchProps = { label: string; value: string; onSearch: (text: string) => void }

/** The words that a list is searched for. */
export function FilterSearch(props: SearchProps) {
  return (
    <search className={styles['search']}>
      <SearchField {...props} />
    </search>
  )
}

type ChoiceProps = {
  label: string
  /** '' for all of them */
  value: string | undefined
  /** What all of them are called, where the choices do not say so themselves. */
  all?: string
  /** In their order, each with its name. */
  choices: Readonly<Record<string, string>>
  onChoose: (value: string) => void
}

/** One of some kinds, or all of them. */
export function FilterChoice({ label, value = '', all, choices, onChoose }: ChoiceProps) {
  const named = Object.entries(choices).map(([key, name]) => ({ value: key, label: name }))
  return (
    <NativeSelect
      size="sm"
      aria-label={label}
      value={value}
      onChange={(event) => onChoose(event.currentTarget.value)}
      data={[...(all === undefined ? [] : [{ value: '', label: all }]), ...named]}
    />
  )
}
