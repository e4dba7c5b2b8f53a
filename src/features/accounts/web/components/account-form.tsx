import type { ComponentProps, ReactNode } from 'react'

import { BusyButton } from '#ui/buttons/busy-button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { messageOf } from '#ui/http/http-client.ts'

import styles from './form.module.css'

type Props = {
  form: { props: ComponentProps<'form'> }
  sending: { error: Error | null; isPending: boolean }
  texts: { submit: string; busy: string; failed: string }
  failureOf?: (error: Error) => string
  children: ReactNode
  foot?: ReactNode
}

export function AccountForm({ form, sending, texts, failureOf, children, foot }: Props) {
  const { error, isPending } = sending
  const failure = error && (failureOf?.(error) ?? messageOf(error, texts.failed))
  return (
    <form {...form.props} className={styles['form']}>
      {failure && <Notice kind="error" message={failure} />}
      {children}
      <BusyButton type="submit" size="lg" fullWidth isBusy={isPending} busyLabel={texts.busy}>
        {texts.submit}
      </BusyButton>
      {foot}
    </form>
  )
}
