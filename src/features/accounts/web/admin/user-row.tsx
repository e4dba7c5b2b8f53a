import { IconHourglass, IconKey, IconPencil, IconTrash, IconUser, IconUserOff } from '@tabler/icons-react'
import { useState } from 'react'

import { useStudio } from '#features/studio/web/public.ts'
import { Chip } from '#ui/display/chip.tsx'

import { accountsTexts } from '../../accounts.it.ts'
import type { AdminUser } from '../../admin-users.contract.ts'
import { useSession } from '../session/use-session.ts'
import { EditedUser } from './edited-user.tsx'
import { usersScreen as texts } from './users-screen.it.ts'

import styles from './users-table.module.css'

const shortDay = (instant: string, timeZone: string) =>
  new Intl.DateTimeFormat('it-CH', { day: '2-digit', month: '2-digit', year: '2-digit', timeZone }).format(
    new Date(instant),
  )

export type UserActions = {
  onPassword: (user: AdminUser) => void
  onRemove: (user: AdminUser) => void
}

type Props = { user: AdminUser } & UserActions

export function UserRow({ user, ...actions }: Props) {
  const [isEditing, setIsEditing] = useState(false)
  // The pencil takes the focus back that the form took from it.
  const [wasEdited, setWasEdited] = useState(false)
  const close = () => {
    setIsEditing(false)
    setWasEdited(true)
  }
  if (!isEditing)
    return <ShownUser user={user} wasEdited={wasEdited} onEdit={() => setIsEditing(true)} {...actions} />
  return (
    <div role="row">
      <div role="cell" aria-colspan={6}>
        <EditedUser user={user} onClose={close} />
      </div>
    </div>
  )
}

type ShownProps = Props & { wasEdited: boolean; onEdit: () => void }

function ShownUser({ user, wasEdited, onEdit, onPassword, onRemove }: ShownProps) {
  const ownId = useSession().user?._id
  const { timeZone } = useStudio()
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
        {user.phone}
      </div>
      <div role="cell" className={styles['role']}>
        {accountsTexts.roles[user.role]}
        <Profile user={user} />
      </div>
      <div role="cell" className="num">
        {shortDay(user.createdAt, timeZone)}
      </div>
      <div role="cell" className={styles['actions']}>
        <button
          type="button"
          className="icon-button"
          aria-label={texts.edit(name)}
          autoFocus={wasEdited}
          onClick={onEdit}
        >
          <IconPencil size={18} stroke={1.75} aria-hidden />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={texts.password(name)}
          onClick={() => onPassword(user)}
        >
          <IconKey size={18} stroke={1.75} aria-hidden />
        </button>
        {user._id !== ownId && (
          <button
            type="button"
            className="icon-button"
            aria-label={texts.remove(name)}
            onClick={() => onRemove(user)}
          >
            <IconTrash size={18} stroke={1.75} aria-hidden />
          </button>
        )}
      </div>
    </div>
  )
}

/** A barber's login that opens no profile is worth a look; one that opens another name too. */
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
