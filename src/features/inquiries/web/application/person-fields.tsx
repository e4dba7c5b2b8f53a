import type { ComponentProps } from 'react'

import { PlainField, PlainSelect } from '#ui/forms/plain-field.tsx'

import { applicationChoiceTexts as choices, applicationTexts } from '../../application.it.ts'
import type { ApplicationFields } from '../../application.rules.ts'
import type { Application } from './use-application.ts'

import styles from './application.module.css'

const { person: texts, choose } = applicationTexts

type TextName = Exclude<
  keyof ApplicationFields,
  'socialProfiles' | 'hasWorkPermit' | 'maritalStatus' | 'hasChildren'
>
type ChoiceName = 'hasWorkPermit' | 'maritalStatus' | 'hasChildren'

/** HIRE-03 to HIRE-06. */
export function PersonFields({ application }: { application: Application }) {
  const { draft, alert, change } = application
  const isWrong = (name: string) => alert?.fault?.replace('Form', '') === name || undefined

  const bound = (name: TextName | ChoiceName) => ({
    label: texts[name],
    name,
    'aria-required': true,
    value: draft[name],
    'aria-invalid': isWrong(name),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      change({ [name]: currentTarget.value }),
  })
  const text = (name: TextName, input: Partial<ComponentProps<'input'>> = {}) => (
    <PlainField {...bound(name)} {...input} />
  )
  const choice = (name: ChoiceName, options: Readonly<Record<string, string>>) => (
    <PlainSelect {...bound(name)}>
      <option value="">{choose}</option>
      {Object.entries(options).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </PlainSelect>
  )

  return (
    <section className={styles['part']}>
      <h3 className="d4">{texts.title}</h3>
      <div className={styles['pair']}>
        {text('firstName', { autoComplete: 'given-name', maxLength: 60 })}
        {text('lastName', { autoComplete: 'family-name', maxLength: 60 })}
        {text('nationality', { maxLength: 60 })}
        {choice('hasWorkPermit', choices.workPermit)}
        {choice('maritalStatus', choices.maritalStatus)}
        {choice('hasChildren', choices.hasChildren)}
        {draft.hasChildren === 'si' && text('childrenNumber', { inputMode: 'numeric', maxLength: 2 })}
        <div className={styles['wide']}>
          {text('address', { autoComplete: 'street-address', maxLength: 200 })}
        </div>
        {text('phone', { type: 'tel', autoComplete: 'tel', maxLength: 30 })}
        {text('email', { type: 'email', autoComplete: 'email', maxLength: 254 })}
      </div>
    </section>
  )
}
