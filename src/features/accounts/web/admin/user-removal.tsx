import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'

import type { AdminUser } from '../../admin-users.contract.ts'
import { usersTexts } from '../../users-screens.it.ts'
import { userFailure } from './notices.ts'
import { useRemoveUser } from './users-queries.ts'

const { removal: texts } = usersTexts

type Props = { user: AdminUser; onClose: () => void }

export function UserRemoval({ user, onClose }: Props) {
  const remove = useRemoveUser()
  return (
    <ConfirmDialog
      texts={{ ...texts, question: texts.question(`${user.firstName} ${user.lastName}`, user.email) }}
      isBusy={remove.isPending}
      failure={remove.error && userFailure(remove.error, 'remove')}
      onConfirm={() => remove.mutate(user._id, { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}
