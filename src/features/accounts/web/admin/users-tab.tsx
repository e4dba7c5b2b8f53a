import { IconUserSearch } from '@tabler/icons-react'
import { useState } from 'react'

import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { FadeSkeleton } from '#ui/feedback/fade-skeleton.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Pager } from '#ui/screens/pager.tsx'
import { PanelScreen } from '#ui/screens/panel-screen.tsx'
import { useBesideForm } from '#ui/screens/use-beside-form.tsx'
import { useFilters } from '#ui/screens/use-filters.ts'

import type { AdminUser } from '../../admin-users.contract.ts'
import { NewUser } from './new-user.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { UserRemoval } from './user-removal.tsx'
import { filtersOf } from './users-filters.ts'
import { useUsers } from './users-queries.ts'
import { usersScreen as texts } from './users-screen.it.ts'
import { UsersTable } from './users-table.tsx'
import { UsersToolbar } from './users-toolbar.tsx'

import styles from './users-tab.module.css'

/** Everybody with an account. */
export default function UsersTab() {
  const { opener, close, beside } = useBesideForm(texts.add)
  return (
    <PanelScreen title={texts.title} tools={opener}>
      {beside(<UserList />, <NewUser onClose={close} />)}
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
      <UsersToolbar search={filters.search ?? ''} role={filters.role ?? ''} onChange={setFilters} />
      {users.isPending && <FadeSkeleton block height={320} />}
      {users.isError && (
        <Notice kind="error" message={texts.loadFailed} onRetry={() => void users.refetch()} />
      )}
      {users.data?.data.length === 0 && (
        <EmptyState
          icon={<IconUserSearch size={28} stroke={1.75} />}
          title={texts.emptyTitle}
          text={texts.empty}
        />
      )}
      {users.data && users.data.data.length > 0 && (
        <UsersTable
          users={users.data.data}
          sort={filters.sort}
          onSort={(sort) => setFilters({ sort })}
          onPassword={(user) => setOpened({ dialog: 'password', user })}
          onRemove={(user) => setOpened({ dialog: 'removal', user })}
        />
      )}
      {users.data && (
        <div className={styles['foot']}>
          <Pager
            pagination={users.data.pagination}
            noun={texts.noun}
            onPage={(page) => setFilters({ page })}
          />
        </div>
      )}
      {opened?.dialog === 'password' && <PasswordDialog user={opened.user} onClose={close} />}
      {opened?.dialog === 'removal' && <UserRemoval user={opened.user} onClose={close} />}
    </div>
  )
}
