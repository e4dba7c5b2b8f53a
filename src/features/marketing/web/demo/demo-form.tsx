import { boundTo, ContactForm, ContactPerson } from '#features/requests/web/public.ts'
import { PlainArea, PlainField } from '#ui/forms/plain-field.tsx'

import { demoTexts as texts } from '../../marketing.it.ts'
import { demoDraft } from './demo-draft.ts'
import type { useDemoRequest } from './use-demo-request.ts'

type Request = ReturnType<typeof useDemoRequest>
type Props = { state: Request['state']; onSend: Request['send'] }

/** With the salon's name before it, a message stays within what the server takes. */
const longestMessage = 1_900

/** What is required the browser itself says (MKT-05). */
export function DemoForm({ state, onSend }: Props) {
  const draft = demoDraft.useDraft()
  const bound = boundTo(draft, demoDraft.update)
  return (
    <ContactForm state={state} texts={texts} onSend={(website) => void onSend(draft, website)}>
      <ContactPerson texts={texts} bound={bound} />
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
