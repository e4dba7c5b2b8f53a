import { accountsScreenTexts } from '../../accounts-screens.it.ts'
import { PasswordField } from './password-field.tsx'

const { labels, hints } = accountsScreenTexts

type Props = {
  form: { getInputProps: (name: 'password' | 'confirmPassword') => object }
  label: string
}

export function NewPasswordFields({ form, label }: Props) {
  return (
    <>
      <PasswordField
        {...form.getInputProps('password')}
        label={label}
        description={hints.password}
        autoComplete="new-password"
      />
      <PasswordField
        {...form.getInputProps('confirmPassword')}
        label={labels.confirmPassword}
        autoComplete="new-password"
      />
    </>
  )
}
