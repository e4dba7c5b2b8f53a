import type { ReactNode } from 'react'

import { useSessionDraft } from '#ui/browser/session-draft.ts'
import { PageDialog } from '#ui/overlays/page-dialog.tsx'
import { SentNote } from '#ui/overlays/sent-note.tsx'

import type { createContactDraft } from './contact-draft.ts'
import { type BoundField, bindFields } from './contact/bound-to.ts'
import { ContactForm, type ContactFormTexts } from './contact/contact-form.tsx'
import type { Person } from './contact/contact-person.tsx'
import { type ContactMessage, useContact } from './contact/use-contact.ts'

type Fields = Record<Person, string> & Record<string, string>

type Props<Draft extends Fields> = {
  texts: ContactFormTexts & Record<'title' | 'sent' | 'sentText' | 'failed', string> & { unanswered?: string }
  draft: ReturnType<typeof createContactDraft<Draft>>
  messageOf: (typed: Draft) => ContactMessage
  onClose: () => void
  children: (bound: BoundField<keyof Draft & string>) => ReactNode
}

export function ContactDialog<Draft extends Fields>(props: Props<Draft>) {
  const { texts, draft, messageOf, onClose, children } = props
  const { timeOpen, update, clear } = draft
  const typed = useSessionDraft(draft)
  const { state, send } = useContact({
    attempt: draft.attempt(),
    timeOpen,
    texts,
    onSent: clear,
    onClose,
  })
  const isSent = state.kind === 'sent'
  const bound = bindFields(typed, update)
  return (
    <PageDialog title={isSent ? texts.sent : texts.title} focusOn='[name="name"]' onClose={onClose}>
      {isSent ? (
        <SentNote text={texts.sentText} />
      ) : (
        <ContactForm
          state={state}
          texts={texts}
          bound={bound}
          onSend={(website) => void send(messageOf(typed), website)}
        >
          {children(bound)}
        </ContactForm>
      )}
    </PageDialog>
  )
}
