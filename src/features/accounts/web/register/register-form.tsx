import { TextInput } from '@mantine/core'

import '@mantine/core/styles/Input.layer.css'
import type { ComponentProps } from 'react'

import { PrivacyNote } from '#features/website/web/privacy-note.tsx'
import { pages } from '#shared/pages.ts'
import { BusyButton } from '#ui/buttons/busy-button.tsx'
import type { useForm } from '#ui/forms/use-form.ts'

import { accountsScreenTexts } from '../../accounts-screens.it.ts'
import { AlternativeLink } from '../components/alternative-link.tsx'
import { NewPasswordFields } from '../components/new-password-fields.tsx'
import type { RegisterFormFields, RegisterFormValues } from '../components/password-pair.schema.ts'
import { SumField } from './sum-field.tsx'
import { useSumQuestion } from './use-sum-question.ts'

import formStyles from '../components/form.module.css'

const { labels, register: texts } = accountsScreenTexts
const hintId = 'register-hint'

type Props = {
  form: ReturnType<typeof useForm<RegisterFormFields, RegisterFormValues>>
  isBusy: boolean
  /** Hides the form but keeps it mounted while an error is shown, so typed values survive. */
  hidden: boolean
}

export function RegisterForm({ form, isBusy, hidden }: Props) {
  const sum = useSumQuestion()
  return (
    <form {...form.props} className={formStyles['form']} hidden={hidden}>
      <div className={formStyles['pair']}>
        <TextInput {...form.getInputProps('firstName')} label={labels.firstName} autoComplete="given-name" />
        <TextInput {...form.getInputProps('lastName')} label={labels.lastName} autoComplete="family-name" />
      </div>
      <TextInput {...form.getInputProps('email')} label={labels.email} type="email" autoComplete="email" />
      <TextInput {...form.getInputProps('phone')} label={labels.phone} type="tel" autoComplete="tel" />
      <div className={formStyles['pair']}>
        <NewPasswordFields form={form} label={labels.password} />
      </div>
      <Honeypot onChange={form.getInputProps('website').onChange} />
      <SumField sum={sum} />
      <BusyButton
        type="submit"
        size="lg"
        fullWidth
        isBusy={isBusy}
        busyLabel={texts.busy}
        disabled={!sum.isRight}
        aria-describedby={sum.isRight ? undefined : hintId}
      >
        {texts.submit}
      </BusyButton>
      {!sum.isRight && (
        <p id={hintId} className="dim">
          {texts.unverified}
        </p>
      )}
      <PrivacyNote />
      <AlternativeLink question={texts.haveAccount} to={pages.login.path} label={texts.login} />
    </form>
  )
}

function Honeypot({ onChange }: Pick<ComponentProps<'input'>, 'onChange'>) {
  return (
    <div className="away" aria-hidden="true">
      <label>
        {accountsScreenTexts.register.honeypot}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" onChange={onChange} />
      </label>
    </div>
  )
}
