import '@mantine/core/styles/Input.layer.css'
import { TextInput } from '@mantine/core'
import { Link, useLocation } from 'react-router'

import { BusyButton } from '#ui/forms/busy-button.tsx'
import type { useSchemaForm } from '#ui/forms/use-schema-form.ts'

import { accountsScreenTexts } from '../../accounts-screens.it.ts'
import { PasswordField } from '../components/password-field.tsx'
import type { RegisterFormValues } from '../components/password-pair.schema.ts'
import { Honeypot } from './honeypot.tsx'
import { SumField } from './sum-field.tsx'
import { useSumQuestion } from './use-sum-question.ts'

import formStyles from '../components/form.module.css'

const { labels, hints, register: texts } = accountsScreenTexts
const hintId = 'register-hint'

type Props = {
  fields: ReturnType<typeof useSchemaForm<RegisterFormValues>>
  busy: boolean
  /** Kept on the page while an error is shown, so that nothing typed is lost. */
  hidden: boolean
}

export function RegisterForm({ fields: { form, field }, busy, hidden }: Props) {
  const sum = useSumQuestion()
  const { state } = useLocation()
  return (
    <form {...form} className={formStyles['form']} hidden={hidden}>
      <div className={formStyles['pair']}>
        <TextInput {...field('firstName')} label={labels.firstName} autoComplete="given-name" />
        <TextInput {...field('lastName')} label={labels.lastName} autoComplete="family-name" />
      </div>
      <TextInput {...field('email')} label={labels.email} type="email" autoComplete="email" />
      <TextInput {...field('phone')} label={labels.phone} type="tel" autoComplete="tel" />
      <div className={formStyles['pair']}>
        <PasswordField
          {...field('password')}
          label={labels.password}
          description={hints.password}
          autoComplete="new-password"
        />
        <PasswordField
          {...field('confirmPassword')}
          label={labels.confirmPassword}
          autoComplete="new-password"
        />
      </div>
      <Honeypot />
      <SumField sum={sum} />
      <BusyButton
        type="submit"
        size="lg"
        fullWidth
        busy={busy}
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
      <p>
        {texts.haveAccount}{' '}
        <Link to="/login" state={state} className={formStyles['link']}>
          {texts.login}
        </Link>
      </p>
    </form>
  )
}
