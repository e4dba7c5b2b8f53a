import { useState } from 'react'

import type { AdminUser } from '../../admin-users.contract.ts'
import { UserForm } from './user-form.tsx'
import { useChangeUser } from './users-queries.ts'

type Props = { user: AdminUser; onClose: () => void }

export function EditedUser({ user, onClose }: Props) {
  /* Keeps the version read when editing began, so that changes others save meanwhile are not taken for the user's own. */
  const [read] = useState(user)
  const change = useChangeUser(read)
  return <UserForm user={read} saving={change} onSaved={onClose} onClose={onClose} />
}
