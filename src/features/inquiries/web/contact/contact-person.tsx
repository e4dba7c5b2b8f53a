import type { ChangeEvent } from 'react'

import { cleanedEmail } from '#shared/email.ts'
import { maxPhoneLength } from '#shared/phone.ts'
import { PlainField } from '#ui/forms/plain-field.tsx'

import type { BoundField } from './bound-to.ts'

import styles from './contact-form.module.css'

export type Person = 'name' | 'email' | 'phone'

type Props = { texts: Record<Person, string>; bound: BoundField<Person> }

export function ContactPerson({ texts, bound }: Props) {
  const email = bound('email')
  return (
    <>
      <PlainField label={texts.name} required autoComplete="name" maxLength={60} {...bound('name')} />
      <div className={styles['pair']}>
        <PlainField
          label={texts.email}
          type="email"
          required
          autoComplete="email"
          maxLength={254}
          {...email}
          onChange={(event) => email.onChange(withoutPasted(event))}
        />
        <PlainField
          label={texts.phone}
          type="tel"
          required
          autoComplete="tel"
          maxLength={maxPhoneLength}
          {...bound('phone')}
        />
      </div>
    </>
  )
}

/**
 * Cleans pasted text, because the browser validates the e-mail before the server removes invisible
 * characters.
 */
function withoutPasted({ currentTarget: { value }, nativeEvent }: ChangeEvent<HTMLInputElement>) {
  const isPasted = nativeEvent instanceof InputEvent && nativeEvent.inputType === 'insertFromPaste'
  return { currentTarget: { value: isPasted ? cleanedEmail(value) : value } }
}
