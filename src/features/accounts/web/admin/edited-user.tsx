import { useState } from 'react'

import type { AdminUser } from '../../admin-users.contract.ts'
import { notices } from './notices.ts'
import { UserForm } from './user-form.tsx'
import { useChangeUser } from './users-queries.ts'

type Props = { user: AdminUser; onClose: () => void }

export function EditedUser({ user, onClose }: Props) {
  // The version that was read when editing began: what others save meanwhile must not look like one's own.
  const [read] = useState(user)
  const change = useChangeUser(user._id)
  return (
    <UserForm
      user={read}
      saving={change}
      onClose={onClose}
      onSend={(values) =>
        change.mutate(
          { ...values, updatedAt: read.updatedAt },
          { onSuccess: onClose, onError: (error) => notices.failed(error, 'update') },
        )
      }
    />
  )
}
