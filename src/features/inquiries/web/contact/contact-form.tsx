import { type ReactNode, type SubmitEvent, useRef } from 'react'

import { atWork } from '#ui/buttons/at-work.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { ownBubbles } from '#ui/forms/own-bubbles.ts'
import { TrapField } from '#ui/forms/plain-field.tsx'
import { PageDialogFoot } from '#ui/overlays/page-dialog.tsx'
import { buttonLook } from '#ui/theme/button-look.ts'

import { contactFormTexts } from '../../contact.it.ts'
import type { BoundField } from './bound-to.ts'
import { Consent } from './consent.tsx'
import { ContactPerson, type Person } from './contact-person.tsx'
import type { ContactState } from './use-contact.ts'

import styles from './contact-form.module.css'

export type ContactFormTexts = Record<Person, string> & { lead: string; submit: string; sending: string }

type Props = {
  state: ContactState
  texts: ContactFormTexts
  bound: BoundField<Person>
  onSend: (website: string) => void
  children: ReactNode
}

export function ContactForm({ state, texts, bound, onSend, children }: Props) {
  const trap = useRef<HTMLInputElement>(null)
  const isSending = state.kind === 'sending'

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    onSend(trap.current?.value ?? '')
  }

  return (
    <form className={styles['form']} onSubmit={submit} aria-busy={isSending} {...ownBubbles}>
      <p className="dim">{texts.lead}</p>
      <ContactPerson texts={texts} bound={bound} />
      {children}
      <TrapField label={contactFormTexts.honeypot} ref={trap} />
      <Consent />
      <PageDialogFoot>
        {state.kind === 'failed' && <Notice kind="error" message={state.message} />}
        <button type="submit" {...buttonLook('filled', 'lg')} {...atWork(isSending)}>
          {isSending ? texts.sending : texts.submit}
        </button>
      </PageDialogFoot>
    </form>
  )
}
