import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import type { Tell } from '#ui/passing-notice.tsx'

import { accountsTexts } from '../../accounts.it.ts'
import type { AdminUser } from '../../admin-users.contract.ts'
import { failureOf } from './failure.ts'
import { useRemoveUser } from './users-queries.ts'
import { usersScreen } from './users-screen.it.ts'

const { removal: texts } = usersScreen

type Props = { user: AdminUser; tell: Tell; onClose: () => void }

export function UserRemoval({ user, tell, onClose }: Props) {
  const remove = useRemoveUser()
  return (
    <ConfirmDialog
      title={texts.title}
      confirm={{ label: texts.confirm, busyLabel: texts.busy }}
      busy={remove.isPending}
      error={remove.error ? failureOf(remove.error, 'remove') : undefined}
      onClose={onClose}
      onConfirm={() =>
        remove.mutate(user._id, {
          onSuccess: () => {
            tell('success', accountsTexts.userDeleted)
            onClose()
          },
        })
      }
    >
      <p>{texts.text(`${user.firstName} ${user.lastName}`, user.email)}</p>
    </ConfirmDialog>
  )
}
