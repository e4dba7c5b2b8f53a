import '@mantine/core/styles/PasswordInput.layer.css'
import { PasswordInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

import { changeOwnPassword, useSession } from '#features/accounts/web/public.ts'
import { useStudio } from '#features/studio/web/public.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { PassingNotice, usePassingNotice } from '#ui/feedback/passing-notice.tsx'
import { BusyButton } from '#ui/forms/busy-button.tsx'
import { ConnectionError, HttpError, staffTimeout } from '#ui/http/http-client.ts'

import { barberPanelTexts } from '../../barbers-panel.it.ts'
import { FieldFault } from '../components/field-fault.tsx'
import { StaffHead } from '../components/staff-head.tsx'

import styles from './profile-tab.module.css'

const { password: texts } = barberPanelTexts
const shortest = 8
const blank = { current: '', next: '', again: '' }

/** A new password; a wrong old one leaves the person signed in. */
export function PasswordForm() {
  const userId = useSession().user?._id
  const { mailsLeave } = useStudio()
  const [typed, setTyped] = useState(blank)
  const [fault, setFault] = useState<string | null>(null)
  const { notice, tell } = usePassingNotice()
  const change = useMutation({
    mutationFn: () =>
      changeOwnPassword(
        { userId: userId ?? '', currentPassword: typed.current, newPassword: typed.next },
        staffTimeout,
      ),
    onSuccess: () => {
      setTyped(blank)
      tell('success', mailsLeave ? texts.saved : texts.savedWithoutMail)
    },
  })
  const field = (name: keyof typeof blank) => ({
    required: true,
    withAsterisk: false,
    label: texts[name],
    value: typed[name],
    visibilityToggleFocusable: true,
    visibilityToggleButtonProps: { 'aria-label': texts.show },
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
      setFault(null)
      setTyped({ ...typed, [name]: currentTarget.value })
    },
  })
  return (
    <section className={styles['box']} aria-labelledby="cambia-password">
      <StaffHead level="h3" id="cambia-password" title={texts.title} />
      <form
        noValidate
        className={styles['box']}
        style={{ padding: 0 }}
        onSubmit={(event) => {
          event.preventDefault()
          const found = faultOf(typed)
          setFault(found)
          if (!found) change.mutate()
        }}
      >
        <PasswordInput {...field('current')} autoComplete="current-password" />
        <PasswordInput
          {...field('next')}
          autoComplete="new-password"
          description={texts.nextHint}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
        />
        <PasswordInput {...field('again')} autoComplete="new-password" />
        {fault && <FieldFault>{fault}</FieldFault>}
        {change.error && !fault && <Notice kind="error" message={failureOf(change.error)} />}
        <PassingNotice notice={notice} />
        <div className={styles['actions']}>
          <BusyButton type="submit" busy={change.isPending} busyLabel={texts.busy}>
            {texts.submit}
          </BusyButton>
        </div>
      </form>
    </section>
  )
}

function faultOf({ current, next, again }: typeof blank): string | null {
  if (current === '' || next === '' || again === '') return texts.required
  if (next !== again) return texts.differ
  return next.length < shortest ? texts.tooShort : null
}

function failureOf(error: unknown): string {
  if (error instanceof ConnectionError) return error.message
  if (!(error instanceof HttpError)) return texts.failed
  return error.status === 401 ? texts.wrong : error.message || texts.failed
}
