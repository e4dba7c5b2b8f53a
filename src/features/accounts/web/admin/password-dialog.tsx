import { useState } from 'react'

import { usePublicSettings } from '#features/settings/web/use-public-settings.ts'
import { BusyButton } from '#ui/buttons/busy-button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { useForm } from '#ui/forms/use-form.ts'
import { Dialog } from '#ui/overlays/dialog.tsx'

import { accountsScreenTexts } from '../../accounts-screens.it.ts'
import { type AdminUser, staffPasswordResetSchema } from '../../admin-users.contract.ts'
import { generatePassword } from '../../generate-password.rules.ts'
import { usersTexts } from '../../users-screens.it.ts'
import { accountFieldOfCode } from '../components/field-of-code.ts'
import { PasswordField } from '../components/password-field.tsx'
import { useSession } from '../session-store.ts'
import { GeneratedPassword } from './generated-password.tsx'
import { userFailure, notices } from './notices.ts'
import { useResetPassword, useSendResetLink } from './users-queries.ts'

import styles from './password-dialog.module.css'

const { reset: texts } = usersTexts
const { ownPassword } = accountsScreenTexts

type Props = { user: AdminUser; onClose: () => void }

/**
 * Offers a reset link first, because then only the user knows the password; a temporary password is for users
 * without a mailbox.
 */
export function PasswordDialog({ user, onClose }: Props) {
  const done = (message: string) => {
    notices.done(message)
    onClose()
  }
  return (
    <Dialog onClose={onClose} title={usersTexts.password(`${user.firstName} ${user.lastName}`)}>
      <LinkPart user={user} onDone={done} />
      <TemporaryPart user={user} onDone={done} />
    </Dialog>
  )
}

type PartProps = { user: AdminUser; onDone: (message: string) => void }

function LinkPart({ user, onDone }: PartProps) {
  const send = useSendResetLink(user._id)
  return (
    <section className={styles['part']}>
      <h3 className={styles['title']}>{texts.linkTitle}</h3>
      <p className="dim">{texts.linkText(user.email)}</p>
      {send.error && <Notice kind="error" message={userFailure(send.error, 'link')} />}
      <BusyButton
        isBusy={send.isPending}
        busyLabel={texts.sendingLink}
        data-autofocus
        onClick={() => send.mutate(undefined, { onSuccess: ({ message }) => onDone(message) })}
      >
        {texts.sendLink}
      </BusyButton>
    </section>
  )
}

function TemporaryPart({ user, onDone }: PartProps) {
  const { mailsLeave } = usePublicSettings()
  const ownId = useSession().user?._id
  const reset = useResetPassword(user._id)
  const [initialValues] = useState(() => ({ newPassword: generatePassword(), currentPassword: '' }))
  const form = useForm({
    schema: staffPasswordResetSchema,
    initialValues,
    onSubmit: (values) =>
      reset.mutate(values, {
        onSuccess: ({ message }) => onDone(mailsLeave ? message : `${message} ${texts.noMail}`),
      }),
    error: reset.error,
    fieldOfCode: accountFieldOfCode,
  })
  return (
    <form {...form.props} className={styles['part']}>
      <h3 className={styles['title']}>{texts.formTitle}</h3>
      <p className="dim">{texts.formText}</p>
      {reset.error && <Notice kind="error" message={userFailure(reset.error, 'reset')} />}
      <GeneratedPassword
        {...form.getInputProps('newPassword')}
        inputKey={form.key('newPassword')}
        label={usersTexts.labels.newPassword}
        getPassword={() => form.getValues().newPassword}
        onAgain={(password) => form.setFieldValue('newPassword', password)}
      />
      {user._id === ownId && (
        <PasswordField
          {...form.getInputProps('currentPassword')}
          size="sm"
          label={ownPassword.label}
          description={ownPassword.passwordHint}
          withAsterisk
          autoComplete="current-password"
        />
      )}
      <BusyButton type="submit" variant="outline" isBusy={reset.isPending} busyLabel={texts.busy}>
        {texts.submit}
      </BusyButton>
    </form>
  )
}
