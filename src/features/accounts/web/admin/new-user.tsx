import { useState } from 'react'

import type { Tell } from '#ui/feedback/passing-notice.tsx'

import { usersTexts as texts } from '../../users-screens.it.ts'
import { failureOf } from './failure.ts'
import { UserForm } from './user-form.tsx'
import { useCreateUser } from './users-queries.ts'

type Props = { tell: Tell; onClose: () => void }

/** Empty again after each success; what was typed stays when it fails. */
export function NewUser({ tell, onClose }: Props) {
  const create = useCreateUser()
  const [round, setRound] = useState(0)
  return (
    <UserForm
      key={round}
      title={texts.addTitle}
      submit={{ label: texts.create, busyLabel: texts.creating }}
      error={create.error}
      busy={create.isPending}
      closeLabel={texts.close}
      onClose={onClose}
      onSend={({ password = '', ...values }) =>
        create.mutate(
          { ...values, password },
          {
            onSuccess: () => {
              tell('success', texts.created)
              setRound(round + 1)
            },
            onError: (error) => tell('error', failureOf(error, 'create')),
          },
        )
      }
    >
      <p className="dim">{texts.createHint}</p>
    </UserForm>
  )
}
