import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'

import { accountsTexts } from '../../accounts.it.ts'
import type { AdminUser } from '../../admin-users.contract.ts'
import { usersTexts } from '../../users-screens.it.ts'
import { failureOf, notices } from './notices.ts'
import { useRemoveUser } from './users-queries.ts'

const { removal: texts } = usersTexts

type Props = { user: AdminUser; onClose: () => void }

export function UserRemoval({ user, onClose }: Props) {
  const remove = useRemoveUser()
  return (
    <ConfirmDialog
      title={texts.title}
      question={texts.text(`${user.firstName} ${user.lastName}`, user.email)}
      confirm={texts.confirm}
      busyLabel={texts.busy}
      cancel={usersTexts.cancel}
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
