import { useState } from 'react'

import type { AdminUser } from '../../admin-users.contract.ts'
import { usersTexts as texts } from '../../users-screens.it.ts'
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
      title={texts.edit(`${read.firstName} ${read.lastName}`)}
      user={read}
      submit={{ label: texts.save, busyLabel: texts.saving }}
      error={change.error}
      busy={change.isPending}
      closeLabel={texts.cancel}
      onClose={onClose}
      onSend={(values) =>
        change.mutate(
          { ...values, updatedAt: read.updatedAt },
          {
            onSuccess: () => {
              notices.done(texts.updated)
              onClose()
            },
            onError: (error) => notices.failed(error, 'update'),
          },
        )
      }
    />
  )
}
