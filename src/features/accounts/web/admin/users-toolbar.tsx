import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Input.layer.css'
import { NativeSelect, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useState } from 'react'

import { roles } from '../../accounts.contract.ts'
import { accountsTexts } from '../../accounts.it.ts'
import { usersScreen as texts } from './users-screen.it.ts'

import styles from './users-toolbar.module.css'

/** Milliseconds after the last letter. */
const pause = 300

type Props = {
  search: string
  role: string
  onChange: (filters: { search: string } | { role: string }) => void
}

export function UsersToolbar({ search, role, onChange }: Props) {
  const [typed, setTyped] = useState(search)
  const ask = useEffectEvent((wanted: string) => {
    if (wanted !== search) onChange({ search: wanted })
  })
  useEffect(() => {
    const timer = setTimeout(() => ask(typed.trim()), pause)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <search className={styles['bar']}>
      <TextInput
        size="sm"
        type="search"
        aria-label={texts.search}
        placeholder={texts.search}
        maxLength={120}
        leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <NativeSelect
        size="sm"
        aria-label={texts.role}
        value={role}
        onChange={(event) => onChange({ role: event.currentTarget.value })}
        data={[
          { value: '', label: texts.allRoles },
          ...roles.map((value) => ({ value, label: accountsTexts.roles[value] })),
        ]}
      />
    </search>
  )
}
