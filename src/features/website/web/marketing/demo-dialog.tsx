import { demoMessage } from '#features/inquiries/inquiries.rules.ts'
import { ContactDialog } from '#features/inquiries/web/contact-dialog.tsx'
import { createContactDraft } from '#features/inquiries/web/contact-draft.ts'
import { PlainArea, PlainField } from '#ui/forms/plain-field.tsx'

import { demoTexts as texts } from '../../marketing.it.ts'

const demoDraft = createContactDraft(
  { draft: 'demo-request', timeOpen: 'demo-open' },
  { name: '', email: '', phone: '', salonName: '', message: '' },
)

/** The salon's name precedes the message; together they stay within the server's limit. */
const maxMessageLength = 1_900

/** MKT-05. */
export default function DemoDialog({ onClose }: { onClose: () => void }) {
  return (
    <ContactDialog texts={texts} draft={demoDraft} messageOf={messageOf} onClose={onClose}>
      {(bound) => (
        <>
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
            maxLength={maxMessageLength}
            {...bound('message')}
          />
        </>
      )}
    </ContactDialog>
  )
}

function messageOf({ salonName, message, ...person }: typeof demoDraft.empty) {
  return { ...person, interest: 'booking-demo' as const, message: demoMessage(salonName, message) }
}
