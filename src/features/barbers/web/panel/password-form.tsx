import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/PasswordInput.layer.css'
import { PasswordInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'

import { changeOwnPassword } from '#features/accounts/web/change-own-password.ts'
import { useSession } from '#features/accounts/web/session-store.ts'
import { usePublicSettings } from '#features/settings/web/use-public-settings.ts'
import { BusyButton } from '#ui/buttons/busy-button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { toasts } from '#ui/feedback/toasts.ts'
import { useForm } from '#ui/forms/use-form.ts'
import { hasCode, messageOf, staffTimeout } from '#ui/http/http-client.ts'

import { barberPanelTexts } from '../../barbers-panel.it.ts'
import { StaffHead } from '../components/staff-head.tsx'
import { passwordFormSchema } from './password-form.schema.ts'
import { savedDuration } from './use-saved.ts'

import styles from './profile-tab.module.css'

const { password: texts } = barberPanelTexts
const wrongPassword = 'CURRENT_PASSWORD_WRONG'
const blank = { currentPassword: '', password: '', confirmPassword: '' }

/** A wrong old password does not end the session. */
export function PasswordForm() {
  const userId = useSession().user?._id
  const { mailsLeave } = usePublicSettings()
  const change = useMutation({
    mutationFn: ({ currentPassword, password }: typeof blank) =>
      changeOwnPassword({ userId: userId ?? '', currentPassword, newPassword: password }, staffTimeout),
    onSuccess: () => {
      form.reset()
      const duration = savedDuration.password
      toasts.success(mailsLeave ? texts.saved : texts.savedWithoutMail, { duration })
    },
  })
  const form = useForm({
    schema: passwordFormSchema,
    initialValues: blank,
    onSubmit: (typed) => change.mutate(typed),
    error: change.error,
    fieldOfCode: { [wrongPassword]: 'currentPassword' },
  })
  const field = (name: keyof typeof blank) => ({
    ...form.getInputProps(name),
    label: texts[name],
    visibilityToggleFocusable: true,
    visibilityToggleButtonProps: { 'aria-label': texts.show },
  })
  return (
    <section className={styles['box']} aria-labelledby="cambia-password">
      <StaffHead level="h3" id="cambia-password" title={texts.title} />
      <form {...form.props} className={styles['box']} style={{ padding: 0 }}>
        <PasswordInput
          {...field('currentPassword')}
          key={form.key('currentPassword')}
          autoComplete="current-password"
        />
        <PasswordInput
          {...field('password')}
          key={form.key('password')}
          autoComplete="new-password"
          description={texts.nextHint}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
        />
        <PasswordInput
          {...field('confirmPassword')}
          key={form.key('confirmPassword')}
          autoComplete="new-password"
        />
        {change.error && !hasCode(change.error, wrongPassword) && (
          <Notice kind="error" message={messageOf(change.error, texts.failed)} />
        )}
        <div className="actions">
          <BusyButton type="submit" isBusy={change.isPending} busyLabel={texts.busy}>
            {texts.submit}
          </BusyButton>
        </div>
      </form>
    </section>
  )
}
