import { IconUserSearch } from '@tabler/icons-react'
import { useState } from 'react'

import { UnsavedForms } from '#ui/overlays/unsaved-forms.tsx'
import { FilterChoice, FilterScope, FilterWords } from '#ui/screens/filters.tsx'
import { PagedRows } from '#ui/screens/paged-rows.tsx'
import { PanelScreen } from '#ui/screens/panel-screen.tsx'
import { useAddForm } from '#ui/screens/use-add-form.tsx'
import { useFilters } from '#ui/screens/use-filters.ts'

import { accountsTexts } from '../accounts.it.ts'
import type { AdminUser } from '../admin-users.contract.ts'
import { usersTexts as texts } from '../users-screens.it.ts'
import { PasswordDialog } from './admin/password-dialog.tsx'
import { UserForm } from './admin/user-form.tsx'
import { UserRemoval } from './admin/user-removal.tsx'
import { filtersOf, useCreateUser, useUsers } from './admin/users-queries.ts'
import { UsersTable } from './admin/users-table.tsx'

import styles from './admin/users-tab.module.css'

export default function UsersTab() {
  const create = useCreateUser()
  const { opener, begin, close, withForm } = useAddForm({ add: texts.add, place: 'beside' })
  return (
    <PanelScreen title={texts.title} tools={opener}>
      <UnsavedForms>
        {withForm(
          <UserList />,
          <UserForm saving={create} onSaved={begin} onClose={close}>
            <p className="dim">{texts.createHint}</p>
          </UserForm>,
        )}
      </UnsavedForms>
    </PanelScreen>
  )
}

type Opened = { dialog: 'password' | 'removal'; user: AdminUser }

function UserList() {
  const [query, setFilters] = useFilters()
  const filters = filtersOf(query)
  const users = useUsers(filters)
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  return (
    <div className={styles['list']}>
      <search className={styles['bar']}>
        <FilterScope values={filters} onChange={setFilters}>
          <FilterWords label={texts.search} />
          <FilterChoice name="role" {...texts.role} choices={accountsTexts.roles} />
        </FilterScope>
      </search>
      <PagedRows query={users} icon={IconUserSearch} texts={texts}>
        {(rows) => (
          <UsersTable
            users={rows}
            sort={filters.sort}
            onSort={(sort) => setFilters({ sort })}
            onPassword={(user) => setOpened({ dialog: 'password', user })}
            onRemove={(user) => setOpened({ dialog: 'removal', user })}
          />
        )}
      </PagedRows>
      {opened?.dialog === 'password' && <PasswordDialog user={opened.user} onClose={close} />}
      {opened?.dialog === 'removal' && <UserRemoval user={opened.user} onClose={close} />}
    </div>
  )
}
