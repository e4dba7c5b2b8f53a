import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Input.layer.css'
import { NativeSelect } from '@mantine/core'

import { roles } from '#shared/access.ts'
import { SearchField } from '#ui/forms/search-field.tsx'

import { accountsTexts } from '../../accounts.it.ts'
import { usersTexts as texts } from '../../users-screens.it.ts'

import styles from './users-toolbar.module.css'

type Props = {
  search: string
  role: string
  onChange: (filters: { search: string } | { role: string }) => void
}

export function UsersToolbar({ search, role, onChange }: Props) {
  return (
    <search className={styles['bar']}>
      <SearchField label={texts.search} value={search} onSearch={(wanted) => onChange({ search: wanted })} />
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
