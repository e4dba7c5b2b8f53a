import type { ReactNode } from 'react'

import type { createSessionDraft } from '#ui/browser/session-draft.ts'
import type { createTimeOpen } from '#ui/browser/time-open.ts'
import { PageDialog } from '#ui/overlays/page-dialog.tsx'
import { SentNote } from '#ui/overlays/sent-note.tsx'

import { type Bound, boundTo } from './bound-to.ts'
import { ContactForm, type ContactFormTexts } from './contact-form.tsx'
import type { Person } from './contact-person.tsx'
import { type ContactMessage, useContact } from './use-contact.ts'

type Props<Name extends string> = {
  texts: ContactFormTexts & Record<'title' | 'sent' | 'sentText' | 'failed', string>
  draft: ReturnType<typeof createSessionDraft<Record<Name, string>>>
  /** How long the form has been in front of somebody. */
  timeOpen: ReturnType<typeof createTimeOpen>
  messageOf: (draft: Record<Name, string>) => ContactMessage
  onClose: () => void
  /** The fields besides who writes. */
  children: (bound: Bound<Name>) => ReactNode
}

/** Leaves a message for the owner; its draft survives a reload. */
export function ContactDialog<Name extends string>(props: Props<Name | Person>) {
  const { texts, draft, timeOpen, messageOf, onClose, children } = props
  const typed = draft.useDraft()
  const { state, send } = useContact({ timeOpen, failed: texts.failed, onSent: draft.clear, onClose })
  const isSent = state.kind === 'sent'
  const bound = boundTo(typed, draft.update)
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
