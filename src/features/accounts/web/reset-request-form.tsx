import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { usePublicSettings } from '#features/settings/web/use-public-settings.ts'
import { phoneLink } from '#shared/phone.ts'
import { BusyButton } from '#ui/buttons/busy-button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { useForm } from '#ui/forms/use-form.ts'
import { call } from '#ui/http/call.ts'
import { messageOf } from '#ui/http/http-client.ts'

import { accountsScreenTexts } from '../accounts-screens.it.ts'
import { resetPasswordRequestSchema } from '../accounts.contract.ts'
import { requestPasswordReset } from '../accounts.endpoints.ts'
import { EmailField } from './components/email-field.tsx'
import { useCountdown } from './components/use-countdown.ts'

import formStyles from './components/form.module.css'

const { backToLogin, resetRequest: texts } = accountsScreenTexts
const backToLoginAfter = 5

type Props = {
  email?: string
  onBack?: (message?: string) => void
  children?: ReactNode
}

export function ResetRequestForm({ email = '', onBack, children }: Props) {
  const reset = useMutation({
    mutationFn: (body: { email: string }) => call(requestPasswordReset, { body }),
  })
  const form = useForm({
    schema: resetPasswordRequestSchema,
    initialValues: { email },
    onSubmit: reset.mutate,
  })
  const { mailsLeave, phone } = usePublicSettings()
  const answer = reset.data && (mailsLeave ? reset.data.message : texts.requestedWithoutMail)
  return (
    <>
      {answer ? (
        <Requested message={answer} onEnd={onBack} />
      ) : (
        <form {...form.props} className={formStyles['form']}>
          {children}
          {reset.error && <Notice kind="error" message={messageOf(reset.error, texts.failed)} />}
          <EmailField {...form.getInputProps('email')} />
          <BusyButton type="submit" size="lg" fullWidth isBusy={reset.isPending} busyLabel={texts.busy}>
            {mailsLeave ? texts.submit : texts.submitWithoutMail}
          </BusyButton>
        </form>
      )}
      {!mailsLeave && (
        <a href={phoneLink(phone)} className={`num ${formStyles['link']}`}>
          {phone}
        </a>
      )}
      {onBack && (
        <div className={formStyles['links']}>
          <button type="button" className={formStyles['link']} onClick={() => onBack(answer)}>
            {backToLogin}
          </button>
        </div>
      )}
    </>
  )
}

function Requested({ message, onEnd }: { message: string; onEnd: Props['onBack'] }) {
  useCountdown(backToLoginAfter, () => onEnd?.(message))
  return <Notice kind="success" message={message} />
}
