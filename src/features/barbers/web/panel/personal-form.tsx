import '@mantine/core/styles/Input.layer.css'
import { Button, Textarea, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { emailSchema } from '#features/accounts/accounts.contract.ts'
import { verifySession } from '#features/accounts/web/public.ts'
import { phoneTexts } from '#shared/phone.it.ts'
import { isInternationalPhone, maxPhoneLength } from '#shared/phone.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { BusyButton } from '#ui/forms/busy-button.tsx'
import { HttpError, messageOf } from '#ui/http/http-client.ts'

import { barberPanelTexts } from '../../barbers-panel.it.ts'
import type { Barber } from '../../staff.contract.ts'
import { focusFirstFault } from '../components/focus-first-fault.ts'
import { useLeaveQuestion } from '../components/use-leave-question.tsx'
import { barberCalls } from '../queries/barber-calls.ts'
import { useEditedCopy } from '../schedule/use-edited-copy.ts'

import styles from './profile-tab.module.css'

const { profile: texts } = barberPanelTexts
const required = ['firstName', 'lastName', 'email', 'phone'] as const

type Person = Pick<Barber, 'firstName' | 'lastName' | 'email' | 'phone' | 'tagline' | 'bio'>
type Errors = Partial<Record<string, string>>
type Props = { barber: Barber; onSaved: () => void; onCancel: () => void }

export function PersonalForm({ barber, onSaved, onCancel }: Props) {
  const queries = useQueryClient()
  const { firstName, lastName, email, phone, tagline, bio } = barber
  const copy = useEditedCopy<Person>({ firstName, lastName, email, phone, tagline, bio }, barber.updatedAt)
  const [errors, setErrors] = useState<Errors>({})
  const leaveQuestion = useLeaveQuestion(copy.isChanged, texts.leaveQuestion)
  const person = copy.value
  const saving = useMutation({
    mutationFn: () =>
      barberCalls.profile(barber._id, person, { updatedAt: copy.version, keepAppointments: false }),
    onSuccess: async (saved) => {
      // The login has moved along: who is signed in is read again.
      if (saved.email !== barber.email) await verifySession()
      await queries.invalidateQueries({ queryKey: ['barbers'] })
      copy.discard()
      onSaved()
    },
    onError: (error) => setErrors(serverErrors(error)),
  })
  const field = (name: keyof Person) => ({
    name,
    label: texts[name],
    value: person[name],
    error: errors[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
      setErrors({})
      copy.change({ ...person, [name]: currentTarget.value })
    },
  })
  const submit = () => {
    const found = personErrors(person)
    setErrors(found)
    if (Object.keys(found).length === 0) saving.mutate()
    else focusFirstFault()
  }
  return (
    <form
      noValidate
      className={styles['box']}
      style={{ padding: 0 }}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <div className={styles['fields']}>
        <TextInput {...field('firstName')} required maxLength={60} autoComplete="given-name" />
        <TextInput {...field('lastName')} required maxLength={60} autoComplete="family-name" />
        <TextInput
          {...field('email')}
          required
          type="email"
          maxLength={254}
          autoComplete="email"
          description={texts.emailHint}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
        />
        <TextInput {...field('phone')} required type="tel" maxLength={maxPhoneLength} autoComplete="tel" />
        <TextInput {...field('tagline')} maxLength={60} className={styles['wide'] ?? ''} />
        <Textarea {...field('bio')} maxLength={1000} rows={3} className={styles['wide'] ?? ''} />
      </div>
      {saving.error && <Notice kind="error" message={messageOf(saving.error, texts.failed)} />}
      <div className={styles['actions']}>
        <Button variant="outline" onClick={onCancel}>
          {texts.cancel}
        </Button>
        <BusyButton type="submit" busy={saving.isPending} busyLabel={texts.saving}>
          {texts.save}
        </BusyButton>
      </div>
      {leaveQuestion}
    </form>
  )
}

function personErrors(person: Person): Errors {
  const missing = required.filter((name) => person[name].trim() === '')
  if (missing.length > 0) return Object.fromEntries(missing.map((name) => [name, texts.required]))
  if (!emailSchema.safeParse(person.email).success) return { email: texts.emailInvalid }
  return isInternationalPhone(person.phone) ? {} : { phone: phoneTexts.notInternational }
}

function serverErrors(error: unknown): Errors {
  if (!(error instanceof HttpError)) return {}
  const isAddress = ['EMAIL_TAKEN', 'BARBER_EMAIL_TAKEN'].includes(error.body.code ?? '')
  return isAddress ? { email: error.message } : (error.body.errors ?? {})
}
