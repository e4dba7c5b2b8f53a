import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'

import { accountsTexts } from '../../accounts.it.ts'
import type { AdminUser } from '../../admin-users.contract.ts'
import { failureOf, notices } from './notices.ts'
import { useRemoveUser } from './users-queries.ts'
import { usersScreen } from './users-screen.it.ts'

const { removal: texts } = usersScreen

type Props = { user: AdminUser; onClose: () => void }

export function UserRemoval({ user, onClose }: Props) {
  const remove = useRemoveUser()
  return (
    <ConfirmDialog
      title={texts.title}
      question={texts.text(`${user.firstName} ${user.lastName}`, user.email)}
      confirm={texts.confirm}
      busyLabel={texts.busy}
      cancel={usersScreen.cancel}
      busy={remove.isPending}
      failure={remove.error ? failureOf(remove.error, 'remove') : null}
      onClose={onClose}
      onConfirm={() =>
        remove.mutate(user._id, {
          onSuccess: () => {
            notices.done(accountsTexts.userDeleted)
            onClose()
          },
        })
      }
    />
  )
}
