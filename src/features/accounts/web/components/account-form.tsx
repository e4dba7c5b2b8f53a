import type { ComponentProps, ReactNode } from 'react'

import { Notice } from '#ui/feedback/notice.tsx'
import { BusyButton } from '#ui/forms/busy-button.tsx'

import styles from './form.module.css'

type Props = {
  form: { props: ComponentProps<'form'> }
  /** Why the last call failed. */
  failure: string | null
  busy: boolean
  texts: { submit: string; busy: string }
  children: ReactNode
  /** Below the button. */
  foot?: ReactNode
}

/** The form of an account's page: what failed, the fields, one wide button. */
export function AccountForm({ form, failure, busy, texts, children, foot }: Props) {
  return (
    <form {...form.props} className={styles['form']}>
      {failure && <Notice kind="error" message={failure} />}
      {children}
      <BusyButton type="submit" size="lg" fullWidth busy={busy} busyLabel={texts.busy}>
        {texts.submit}
      </BusyButton>
      {foot}
    </form>
  )
}
