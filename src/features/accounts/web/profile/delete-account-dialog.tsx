import { useMutation } from '@tanstack/react-query'

import { Notice } from '#ui/feedback/notice.tsx'
import { toasts } from '#ui/feedback/toasts.ts'
import { FormFoot } from '#ui/forms/form-foot.tsx'
import { useForm } from '#ui/forms/use-form.ts'
import { hasCode, messageOf } from '#ui/http/http-client.ts'
import { Dialog } from '#ui/overlays/dialog.tsx'

import type { User } from '../../accounts.contract.ts'
import { profileScreenTexts } from '../../profile-screens.it.ts'
import { deleteAccountRequestSchema } from '../../profile.contract.ts'
import { PasswordField } from '../components/password-field.tsx'
import { endSession } from '../session-store.ts'
import { profileCalls } from './profile-calls.ts'

import styles from './profile.module.css'

const { deletion: texts } = profileScreenTexts
const wrongPassword = 'PROFILE_PASSWORD_WRONG'
const farewell = 6_000
const foot = { cancel: texts.cancel, save: texts.confirm, saving: texts.busy }

type Props = { user: User; onClose: () => void }

export function DeleteAccountDialog({ user, onClose }: Props) {
  const leaving = useMutation({
    mutationFn: ({ password }: { password: string }) => profileCalls.remove(password),
    onSuccess: ({ message }) => {
      toasts.success(message, { duration: farewell })
      endSession('logout')
    },
  })
  const form = useForm({
    schema: deleteAccountRequestSchema,
    initialValues: { password: '' },
    onSubmit: (typed) => leaving.mutate(typed),
    error: leaving.error,
    fieldOfCode: { [wrongPassword]: 'password' },
  })
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <form {...form.props} className={styles['form']}>
        <ul className={styles['effects']}>
          {[...texts.effects, ...(user.barberId === null ? [] : [texts.barber])].map((effect) => (
            <li key={effect}>{effect}</li>
          ))}
        </ul>
        <PasswordField
          {...form.getInputProps('password')}
          label={texts.password}
          autoComplete="current-password"
          data-autofocus
        />
        {leaving.error && !hasCode(leaving.error, wrongPassword) && (
          <Notice kind="error" message={messageOf(leaving.error, texts.failed)} />
        )}
        <FormFoot
          texts={foot}
          isDangerous
          isBusy={leaving.isPending}
          className={styles['actions']}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  )
}
