import { SearchField } from '#ui/forms/search-field.tsx'
import { FilterChoice } from '#ui/screens/filters.tsx'

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
      <FilterChoice
        {...texts.role}
        value={role}
        choices={accountsTexts.roles}
        onChoose={(wanted) => onChange({ role: wanted })}
      />
    </search>
  )
}
