import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Input.layer.css'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { type ReactNode, useId, useState } from 'react'
import type { ZodType } from 'zod'

import { type Role, roles } from '#shared/access.ts'
import { BusyButton } from '#ui/forms/busy-button.tsx'
import { useRefusedFields } from '#ui/forms/use-refused-fields.ts'
import { useSchemaForm } from '#ui/forms/use-schema-form.ts'

import { accountsTexts } from '../../accounts.it.ts'
import { isRole } from '../../accounts.rules.ts'
import type { AdminUser } from '../../admin-users.contract.ts'
import { usersTexts as texts } from '../../users-screens.it.ts'
import { fieldErrorsOf } from '../components/field-errors.ts'
import { BarberSelect } from './barber-select.tsx'
import { GeneratedPassword } from './generated-password.tsx'
import { newUserFormSchema, userFormSchema, type UserFormValues } from './user-form.schema.ts'

import formBox from '#ui/forms/form-box.module.css'

type Props = {
  title: string
  /** Whoever is edited; a new user needs a password too. */
  user?: AdminUser
  submit: { label: string; busyLabel: string }
  error: Error | null
  busy: boolean
  onSend: (values: UserFormValues) => void
  onClose: () => void
  closeLabel: string
  children?: ReactNode
}

export function UserForm({ title, user, submit, error, busy, onSend, onClose, closeLabel, children }: Props) {
  const heading = useId()
  const [role, setRole] = useState<Role>(user?.role ?? 'client')
  const schema: ZodType<UserFormValues> = user ? userFormSchema : newUserFormSchema
  const { form, field, showErrors } = useSchemaForm(schema, onSend)
  useRefusedFields(error, fieldErrorsOf, showErrors)
  const common = { size: 'sm', autoComplete: 'off' } as const
  return (
    <form {...form} className={formBox['box']} aria-labelledby={heading}>
      <h2 id={heading} className={formBox['title']}>
        {title}
      </h2>
      <div className={formBox['fields']}>
        <TextInput
          {...field('firstName')}
          {...common}
          autoFocus={user !== undefined}
          label={texts.labels.firstName}
          defaultValue={user?.firstName}
        />
        <TextInput
          {...field('lastName')}
          {...common}
          label={texts.labels.lastName}
          defaultValue={user?.lastName}
        />
        <TextInput
          {...field('email')}
          {...common}
          type="email"
          label={texts.labels.email}
          defaultValue={user?.email}
          wrapperProps={{ 'data-wide': true }}
        />
        <TextInput
          {...field('phone')}
          {...common}
          type="tel"
          label={texts.labels.phone}
          defaultValue={user?.phone}
        />
        <NativeSelect
          {...field('role')}
          size="sm"
          label={texts.labels.role}
          value={role}
          onChange={({ currentTarget: { value } }) => {
            if (isRole(value)) setRole(value)
          }}
          data={roles.map((value) => ({ value, label: accountsTexts.roles[value] }))}
        />
        {role === 'barber' && (
          <div data-wide>
            <BarberSelect linked={user?.barber ?? null} wasBarber={user?.role === 'barber'} />
          </div>
        )}
        {!user && (
          <div data-wide>
            <GeneratedPassword {...field('password')} label={texts.labels.password} />
          </div>
        )}
      </div>
      {children}
      <div className={formBox['actions']}>
        <BusyButton type="submit" size="sm" busy={busy} busyLabel={submit.busyLabel}>
          {submit.label}
        </BusyButton>
        <Button variant="outline" size="sm" onClick={onClose} data-closes>
          {closeLabel}
        </Button>
      </div>
    </form>
  )
}
