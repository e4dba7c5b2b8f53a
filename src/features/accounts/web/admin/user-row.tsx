import { IconHourglass, IconKey, IconPencil, IconTrash, IconUser, IconUserOff } from '@tabler/icons-react'

import { usePublicSettings } from '#features/settings/web/use-public-settings.ts'
import { instantNames } from '#shared/italian-moments.ts'
import { readablePhone } from '#shared/phone.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { Chip } from '#ui/display/chip.tsx'
import { useRowEditing } from '#ui/screens/use-row-editing.ts'

import { accountsTexts } from '../../accounts.it.ts'
import type { AdminUser } from '../../admin-users.contract.ts'
import { usersTexts as texts } from '../../users-screens.it.ts'
import { useSession } from '../session-store.ts'
import { EditedUser } from './edited-user.tsx'

import styles from './users-table.module.css'

export type UserActions = {
  onPassword: (user: AdminUser) => void
  onRemove: (user: AdminUser) => void
}

type Props = { user: AdminUser } & UserActions

export function UserRow({ user, ...actions }: Props) {
  const { isEditing, edit, close, takesFocus } = useRowEditing()
  if (!isEditing) return <ShownUser user={user} takesFocus={takesFocus} onEdit={edit} {...actions} />
  return (
    <div role="row">
      <div role="cell" aria-colspan={6}>
        <EditedUser user={user} onClose={close} />
      </div>
    </div>
  )
}

type ShownProps = Props & { takesFocus: boolean; onEdit: () => void }

function ShownUser({ user, takesFocus, onEdit, onPassword, onRemove }: ShownProps) {
  const ownId = useSession().user?._id
  const { timeZone } = usePublicSettings()
  const name = `${user.firstName} ${user.lastName}`
  return (
    <div role="row" className={`${styles['line']} ${styles['row']}`}>
      <div role="cell" className={styles['chips']}>
        <span className={styles['name']}>{name}</span>
        {user._id === ownId && <Chip icon={IconUser}>{texts.you}</Chip>}
        {user.mustChangePassword && (
          <Chip tone="wait" icon={IconHourglass}>
            {texts.temporary}
          </Chip>
        )}
      </div>
      <div role="cell" className={styles['email']}>
        {user.email}
      </div>
      <div role="cell" className="num">
        {readablePhone(user.phone)}
      </div>
      <div role="cell" className={styles['role']}>
        <span>{accountsTexts.roles[user.role]}</span>
        <Profile user={user} />
      </div>
      <div role="cell" className="num">
        {instantNames.numeric(new Date(user.createdAt), timeZone)}
      </div>
      <div role="cell" className={styles['actions']}>
        <IconButton icon={IconPencil} label={texts.edit(name)} autoFocus={takesFocus} onClick={onEdit} />
        <IconButton icon={IconKey} label={texts.password(name)} onClick={() => onPassword(user)} />
        {user._id !== ownId && (
          <IconButton icon={IconTrash} label={texts.remove(name)} onClick={() => onRemove(user)} />
        )}
      </div>
    </div>
  )
}

function Profile({ user: { role, barber, firstName, lastName } }: Pick<Props, 'user'>) {
  if (role !== 'barber') return null
  if (!barber)
    return (
      <Chip tone="no" icon={IconUserOff}>
        {texts.barber.missing}
      </Chip>
    )
  const profile = `${barber.firstName} ${barber.lastName}`
  return profile === `${firstName} ${lastName}` ? null : <span className={styles['profile']}>{profile}</span>
}
