import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Input.layer.css'
import { NativeSelect, TextInput } from '@mantine/core'
import { type ReactNode, useId, useState } from 'react'
import type { ZodType } from 'zod'

import { roles } from '#shared/contracts/access.ts'
import { FormActions } from '#ui/forms/form-actions.tsx'
import type { Saving } from '#ui/forms/saving.ts'
import { useForm } from '#ui/forms/use-form.ts'
import { useUnsavedForm } from '#ui/overlays/unsaved-forms.tsx'

import { accountsScreenTexts } from '../../accounts-screens.it.ts'
import { accountsTexts } from '../../accounts.it.ts'
import { isRole } from '../../accounts.rules.ts'
import type { AdminUser } from '../../admin-users.contract.ts'
import { generatePassword } from '../../generate-password.rules.ts'
import { usersTexts as texts } from '../../users-screens.it.ts'
import { accountFieldOfCode } from '../components/field-of-code.ts'
import { PasswordField } from '../components/password-field.tsx'
import { useSession } from '../session-store.ts'
import { BarberSelect } from './barber-select.tsx'
import { GeneratedPassword } from './generated-password.tsx'
import {
  byEmail,
  newUserFormSchema,
  noProfile,
  type UserFormFields,
  userFormSchema,
  type UserFormValues,
} from './user-form.schema.ts'

import formBox from '#ui/forms/form-box.module.css'

const { emailHint, hint, label } = accountsScreenTexts.ownPassword
const creating = { label: texts.create, busyLabel: texts.creating, close: texts.close }
const changing = { label: texts.save, busyLabel: texts.saving, close: texts.cancel }

type Props = {
  user?: AdminUser
  saving: Saving<UserFormValues>
  onSaved: () => void
  onClose: () => void
  children?: ReactNode
}

export function UserForm({ user, saving, onSaved, onClose, children }: Props) {
  const heading = useId()
  const ownId = useSession().user?._id
  const isOwn = user !== undefined && user._id === ownId
  const words = user ? changing : creating
  const [initialValues] = useState(() => fieldsOf(user))
  const schema: ZodType<UserFormValues, UserFormFields> = user ? userFormSchema : newUserFormSchema
  const form = useForm({
    schema,
    initialValues,
    onSubmit: (values) => saving.mutate(values, { onSuccess: onSaved }),
    error: saving.error,
    fieldOfCode: accountFieldOfCode,
  })
  useUnsavedForm(form.isDirty, user !== undefined)
  const field = (name: keyof UserFormFields) => ({ size: 'sm' as const, ...form.getInputProps(name) })
  const text = (name: keyof UserFormFields) => ({ ...field(name), autoComplete: 'off' })
  return (
    <form {...form.props} className={formBox['box']} aria-labelledby={heading}>
      <h2 id={heading} className={formBox['title']}>
        {user ? texts.edit(`${user.firstName} ${user.lastName}`) : texts.addTitle}
      </h2>
      <div className={formBox['fields']}>
        <TextInput {...text('firstName')} autoFocus={user !== undefined} label={texts.labels.firstName} />
        <TextInput {...text('lastName')} label={texts.labels.lastName} />
        <TextInput
          {...text('email')}
          type="email"
          label={texts.labels.email}
          description={isOwn ? emailHint : null}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          wrapperProps={{ 'data-wide': true }}
        />
        {isOwn && form.getValues().email !== user.email && (
          <PasswordField
            {...field('currentPassword')}
            label={label}
            description={hint}
            withAsterisk
            autoComplete="current-password"
            wrapperProps={{ 'data-wide': true }}
          />
        )}
        <TextInput {...text('phone')} type="tel" label={texts.labels.phone} />
        <NativeSelect
          {...field('role')}
          onChange={({ currentTarget: { value } }) => {
            if (isRole(value)) form.setFieldValue('role', value)
          }}
          label={texts.labels.role}
          data={roles.map((value) => ({ value, label: accountsTexts.roles[value] }))}
        />
        {form.getValues().role === 'barber' && (
          <div data-wide>
            <BarberSelect
              {...field('barberId')}
              linked={user?.barber ?? null}
              hasNone={user?.withoutProfile ?? false}
            />
          </div>
        )}
        {!user && (
          <div data-wide>
            <GeneratedPassword
              {...form.getInputProps('password')}
              inputKey={form.key('password')}
              label={texts.labels.password}
              getPassword={() => form.getValues().password ?? ''}
              onAgain={(password) => form.setFieldValue('password', password)}
            />
          </div>
        )}
      </div>
      {children}
      <FormActions submit={words} isBusy={saving.isPending} closeLabel={words.close} onClose={onClose} />
    </form>
  )
}

function fieldsOf(user: AdminUser | undefined): UserFormFields {
  const { firstName = '', lastName = '', email = '', phone = '', role = 'client', barber } = user ?? {}
  const barberId = barber?._id ?? (user?.withoutProfile ? noProfile : byEmail)
  return {
    firstName,
    lastName,
    email,
    phone,
    role,
    barberId,
    password: generatePassword(),
    currentPassword: '',
  }
}
