import '@mantine/core/styles/Input.layer.css'
import { Textarea, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

import { accountsScreenTexts } from '#features/accounts/accounts-screens.it.ts'
import { verifySession } from '#features/accounts/web/session-calls.ts'
import { maxPhoneLength } from '#shared/phone.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { FormFoot } from '#ui/forms/form-foot.tsx'
import { useForm } from '#ui/forms/use-form.ts'
import { useSavedForm } from '#ui/forms/use-saved-form.ts'
import { messageOf } from '#ui/http/http-client.ts'
import { useLeaveQuestion } from '#ui/overlays/use-leave-question.tsx'

import { barberPanelTexts } from '../../barbers-panel.it.ts'
import type { Barber } from '../../barbers.contract.ts'
import { barberCalls } from '../barber-calls.ts'
import { barberFieldOfCode } from '../components/field-of-code.ts'
import { OwnPasswordField } from '../components/own-password-field.tsx'
import { type Person, personOf } from '../components/person.ts'
import { personalFormSchema } from './personal-form.schema.ts'
import { useSaved } from './use-saved.ts'

import styles from './profile-tab.module.css'

const { profile: texts } = barberPanelTexts

const contact = [
  { name: 'firstName', autoFocus: true, maxLength: 60, autoComplete: 'given-name' },
  { name: 'lastName', maxLength: 60, autoComplete: 'family-name' },
  {
    name: 'email',
    type: 'email',
    maxLength: 254,
    autoComplete: 'email',
    description: accountsScreenTexts.ownPassword.emailHint,
  },
  { name: 'phone', type: 'tel', maxLength: maxPhoneLength, autoComplete: 'tel' },
] as const

type Props = { barber: Barber; onClose: () => void }

export function PersonalForm({ barber, onClose }: Props) {
  const finish = useSaved('profile', texts.saved)
  const saved = { ...personOf(barber), currentPassword: '' }
  const [initialValues] = useState(saved)
  const saving = useMutation({
    mutationFn: ({ person, updatedAt }: { person: typeof saved; updatedAt: string }) =>
      barberCalls.profile(barber._id, sentOf(person, barber), { updatedAt, keepAppointments: false }),
    onSuccess: async ({ email }) => {
      if (email !== barber.email) await verifySession()
      await finish(form)
      onClose()
    },
  })
  const form = useForm({
    schema: personalFormSchema,
    initialValues,
    onSubmit: (person) => saving.mutate({ person, updatedAt: copy.version }),
    error: saving.error,
    fieldOfCode: barberFieldOfCode,
  })
  const copy = useSavedForm(form, saved, barber.updatedAt)
  const leaveQuestion = useLeaveQuestion(copy.isChanged, texts.leaveQuestion)
  const field = (name: keyof Person) => ({ ...form.getInputProps(name), label: texts[name] })
  return (
    <form {...form.props} className={styles['box']} style={{ padding: 0 }}>
      <div className={styles['fields']}>
        {contact.map(({ name, ...input }) => (
          <TextInput
            {...field(name)}
            key={form.key(name)}
            {...input}
            withAsterisk
            inputWrapperOrder={['label', 'input', 'error', 'description']}
          />
        ))}
        {form.getValues().email !== barber.email && (
          <OwnPasswordField
            key={form.key('currentPassword')}
            inputProps={form.getInputProps('currentPassword')}
          />
        )}
        <TextInput
          {...field('tagline')}
          key={form.key('tagline')}
          required={false}
          maxLength={60}
          className={styles['wide'] ?? ''}
        />
        <Textarea
          {...field('bio')}
          key={form.key('bio')}
          required={false}
          maxLength={1000}
          rows={3}
          className={styles['wide'] ?? ''}
        />
      </div>
      {saving.error && <Notice kind="error" message={messageOf(saving.error, texts.failed)} />}
      <FormFoot texts={texts} isBusy={saving.isPending} className="actions" onCancel={onClose} />
      {leaveQuestion}
    </form>
  )
}

function sentOf({ currentPassword, ...person }: Person & { currentPassword: string }, barber: Barber) {
  return person.email === barber.email ? person : { ...person, currentPassword }
}
