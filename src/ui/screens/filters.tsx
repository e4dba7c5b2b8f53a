import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Input.layer.css'
import { NativeSelect } from '@mantine/core'
import { createContext, type ReactNode, use } from 'react'

import { SearchField } from '../forms/search-field.tsx'

import styles from './filters.module.css'

type Scope = {
  values: Readonly<Record<string, string | number | undefined>>
  onChange: (changed: Record<string, string>) => void
}

const ScopeContext = createContext<Scope>({ values: {}, onChange: () => {} })

function useFilter(name: string) {
  const { values, onChange } = use(ScopeContext)
  return { value: String(values[name] ?? ''), change: (value: string) => onChange({ [name]: value }) }
}

export function FilterScope({ children, ...scope }: Scope & { children: ReactNode }) {
  return <ScopeContext value={scope}>{children}</ScopeContext>
}

export function Filters({ children, ...scope }: Scope & { children: ReactNode }) {
  return (
    <FilterScope {...scope}>
      <div className={styles['filters']}>{children}</div>
    </FilterScope>
  )
}

export function FilterWords({ label }: { label: string }) {
  const { value, change } = useFilter('search')
  return <SearchField label={label} value={value} onSearch={change} />
}

export function FilterSearch({ label }: { label: string }) {
  return (
    <search className={styles['search']}>
      <FilterWords label={label} />
    </search>
  )
}

type ChoiceProps = {
  name: string
  label: string
  all?: string
  choices: Readonly<Record<string, string>>
}

export function FilterChoice({ name, label, all, choices }: ChoiceProps) {
  const { value, change } = useFilter(name)
  const named = Object.entries(choices).map(([key, text]) => ({ value: key, label: text }))
  return (
    <NativeSelect
      size="sm"
      aria-label={label}
      value={value}
      onChange={(event) => change(event.currentTarget.value)}
      data={[...(all === undefined ? [] : [{ value: '', label: all }]), ...named]}
    />
  )
}
