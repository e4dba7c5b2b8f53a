import { maxPhoneLength } from '#shared/phone.ts'
import { PlainField } from '#ui/forms/plain-field.tsx'

import type { Bound } from './bound-to.ts'

import styles from './contact-form.module.css'

export type Person = 'name' | 'email' | 'phone'

type Props = { texts: Record<Person, string>; bound: Bound<Person> }

/** Who writes: each is required, as the browser itself says. */
export function ContactPerson({ texts, bound }: Props) {
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
          {...bound('email')}
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
