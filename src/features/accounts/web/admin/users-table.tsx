import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'

import type { AdminUser, UserColumn, UserSort } from '../../admin-users.contract.ts'
import { usersTexts as texts } from '../../users-screens.it.ts'
import { UserRow, type UserActions } from './user-row.tsx'

import styles from './users-table.module.css'

const columns: readonly UserColumn[] = ['name', 'email', 'phone', 'role', 'createdAt']

type Props = {
  users: readonly AdminUser[]
  sort: UserSort
  onSort: (sort: UserSort) => void
} & UserActions

/**
 * Uses table roles on divs: on narrow screens the cells are rearranged, which real table cells do not allow.
 */
export function UsersTable({ users, sort, onSort, ...actions }: Props) {
  return (
    <div role="table" aria-label={texts.title} className={styles['table']}>
      <div role="row" className={`${styles['line']} ${styles['head']}`} data-label={texts.sortBy}>
        {columns.map((column) => (
          <Header key={column} column={column} sort={sort} onSort={onSort} />
        ))}
        <div role="columnheader">
          <span className="vh">{texts.actions}</span>
        </div>
      </div>
      {users.map((user) => (
        <UserRow key={user._id} user={user} {...actions} />
      ))}
    </div>
  )
}

type HeaderProps = { column: UserColumn } & Pick<Props, 'sort' | 'onSort'>

function Header({ column, sort, onSort }: HeaderProps) {
  const direction = sort === column ? 'ascending' : sort === `-${column}` ? 'descending' : 'none'
  const Arrow = direction === 'descending' ? IconArrowDown : IconArrowUp
  return (
    <div role="columnheader" aria-sort={direction}>
      <button
        type="button"
        className={styles['sort']}
        onClick={() => onSort(direction === 'ascending' ? `-${column}` : column)}
      >
        <span>{texts.columns[column]}</span>
        {direction !== 'none' && <Arrow size={14} stroke={2.2} aria-hidden />}
      </button>
    </div>
  )
}
