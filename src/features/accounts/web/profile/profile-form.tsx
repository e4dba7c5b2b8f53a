import '@mantine/core/styles/Input.layer.css'
import { TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'

import { maxPhoneLength } from '#shared/phone.ts'
import { FormFoot } from '#ui/forms/form-foot.tsx'
import { useForm } from '#ui/forms/use-form.ts'
import { InvalidAnswerError } from '#ui/http/answer.ts'
import { messageOf } from '#ui/http/http-client.ts'
import { useLeaveQuestion } from '#ui/overlays/use-leave-question.tsx'

import { accountsScreenTexts } from '../../accounts-screens.it.ts'
import { type User } from '../../accounts.contract.ts'
import { maxNameLength } from '../../person.contract.ts'
import { profileScreenTexts } from '../../profile-screens.it.ts'
import { PasswordField } from '../components/password-field.tsx'
import { updateUser } from '../session-store.ts'
import { profileCalls } from './profile-calls.ts'
import { type ProfileFields, profileFormSchema, profileRequestOf } from './profile-form.schema.ts'

import styles from './profile.module.css'

const { personal: texts, password } = profileScreenTexts
const hintBelow = ['label', 'input', 'error', 'description'] as (
  | 'label'
  | 'input'
  | 'error'
  | 'description'
)[]

type Props = {
  user: User
  onSaved: (message: string) => void
  onFailed: (message: string) => void
  onCancel: () => void
}

export function ProfileForm({ user, onSaved, onFailed, onCancel }: Props) {
  const saving = useMutation({
    mutationFn: (fields: ProfileFields) => profileCalls.update(profileRequestOf(fields, user.email)),
    onSuccess: ({ user: saved, message }) => {
      updateUser(saved)
      onSaved(message)
    },
    onError: (error) =>
      onFailed(
        error instanceof InvalidAnswerError ? (error.told ?? texts.unclear) : messageOf(error, texts.failed),
      ),
  })
  const { firstName, lastName, phone } = user
  const form = useForm({
    schema: profileFormSchema,
    initialValues: {
      firstName,
      lastName,
      phone,
      currentPassword: '',
      newPassword: '',
      confirmPassword: '',
    },
    onSubmit: (fields) => saving.mutate(fields),
    error: saving.error,
    fieldOfCode: { PROFILE_PASSWORD_WRONG: 'currentPassword', PASSWORD_TOO_COMMON: 'newPassword' },
  })
  const leaveQuestion = useLeaveQuestion(() => form.isDirty())
  const field = (name: 'firstName' | 'lastName' | 'phone') => ({
    ...form.getInputProps(name),
    label: texts[name],
  })
  const secret = (name: 'currentPassword' | 'newPassword' | 'confirmPassword') => ({
    ...form.getInputProps(name),
    required: false,
  })
  return (
    <form {...form.props} className={styles['form']}>
      <div className={styles['fields']}>
        <TextInput {...field('firstName')} autoFocus maxLength={maxNameLength} autoComplete="given-name" />
        <TextInput {...field('lastName')} maxLength={maxNameLength} autoComplete="family-name" />
        <TextInput
          label={texts.email}
          value={user.email}
          readOnly
          type="email"
          autoComplete="username"
          description={texts.emailHint}
          inputWrapperOrder={hintBelow}
          className={styles['wide'] ?? ''}
        />
        <TextInput
          {...field('phone')}
          required={false}
          type="tel"
          maxLength={maxPhoneLength}
          autoComplete="tel"
          description={texts.phoneHint}
          inputWrapperOrder={hintBelow}
        />
      </div>
      <fieldset className={styles['password']}>
        <legend className="d4">{password.title}</legend>
        <p className="dim">{password.hint}</p>
        <PasswordField
          {...secret('currentPassword')}
          label={password.current}
          autoComplete="current-password"
        />
        <PasswordField
          {...secret('newPassword')}
          label={password.next}
          description={accountsScreenTexts.hints.password}
          autoComplete="new-password"
        />
        <PasswordField {...secret('confirmPassword')} label={password.confirm} autoComplete="new-password" />
      </fieldset>
      <FormFoot texts={texts} isBusy={saving.isPending} className={styles['actions']} onCancel={onCancel} />
      {leaveQuestion}
    </form>
  )
}
