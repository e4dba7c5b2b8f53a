import { useState } from 'react'

import { usersTexts as texts } from '../../users-screens.it.ts'
import { notices } from './notices.ts'
import { UserForm } from './user-form.tsx'
import { useCreateUser } from './users-queries.ts'

/** Empty again after each success; what was typed stays when it fails. */
export function NewUser({ onClose }: { onClose: () => void }) {
  const create = useCreateUser()
  const [round, setRound] = useState(0)
  return (
    <UserForm
      key={round}
      saving={create}
      onClose={onClose}
      onSend={({ password = '', ...values }) =>
        create.mutate(
          { ...values, password },
          {
            onSuccess: () => setRound(round + 1),
            onError: (error) => notices.failed(error, 'create'),
          },
        )
      }
    >
      <p className="dim">{texts.createHint}</p>
    </UserForm>
  )
}
