import { ContactForm } from '#features/requests/web/public.ts'
import { maxPhoneLength } from '#shared/phone.ts'
import { PlainArea, PlainField } from '#ui/forms/plain-field.tsx'

import { demoTexts as texts } from '../../marketing.it.ts'
import { type DemoDraft, demoDraft } from './demo-draft.ts'
import type { useDemoRequest } from './use-demo-request.ts'

import styles from './demo-form.module.css'

type Request = ReturnType<typeof useDemoRequest>
type Props = { state: Request['state']; onSend: Request['send'] }

/** With the salon's name before it, a message stays within what the server takes. */
const longestMessage = 1_900

/** What is required the browser itself says (MKT-05). */
export function DemoForm({ state, onSend }: Props) {
  const draft = demoDraft.useDraft()
  const bound = (name: keyof DemoDraft) => ({
    name,
    value: draft[name],
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget
      demoDraft.update((before) => ({ ...before, [name]: value }))
    },
  })

  return (
    <ContactForm
      state={state}
      texts={texts}
      className={styles['form']}
      onSend={(website) => void onSend(draft, website)}
    >
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
      <PlainField
        label={texts.salonName}
        note={texts.optional}
        autoComplete="organization"
        maxLength={60}
        {...bound('salonName')}
      />
      <PlainArea
        label={texts.message}
        note={texts.optional}
        rows={4}
        maxLength={longestMessage}
        {...bound('message')}
      />
    </ContactForm>
  )
}
