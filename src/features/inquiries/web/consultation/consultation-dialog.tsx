import { type SubmitEvent, useRef } from 'react'

import { atWork } from '#ui/buttons/at-work.ts'
import { TrapField } from '#ui/forms/plain-field.tsx'
import { PageDialog, PageDialogFoot } from '#ui/overlays/page-dialog.tsx'
import { SentNote } from '#ui/overlays/sent-note.tsx'
import { buttonLook } from '#ui/theme/button-look.ts'

import { consultationTexts as texts } from '../../consultation.it.ts'
import { Progress } from './progress.tsx'
import { Step } from './step.tsx'
import { Summary } from './summary.tsx'
import { type Consultation, useConsultation } from './use-consultation.ts'

import styles from './consultation.module.css'

/** CONS-01 to CONS-13. Missing fields show no message; the first one takes the focus. */
export default function ConsultationDialog({ onClose }: { onClose: () => void }) {
  const consultation = useConsultation(onClose)
  const { step, state, goOn, goBack, send } = consultation
  const form = useRef<HTMLFormElement>(null)
  const trap = useRef<HTMLInputElement>(null)
  const isSending = state === 'sending'

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (step === 4) void send(trap.current?.value ?? '')
    else if (!goOn()) form.current?.querySelector<HTMLElement>('[data-missing="true"]')?.focus()
  }

  return (
    <PageDialog
      title={state === 'sent' ? texts.sent : texts.title}
      focusOn="[data-first]"
      width="640px"
      onClose={onClose}
    >
      {state === 'sent' ? (
        <SentNote text={texts.sentText} />
      ) : (
        // The browser's validation bubbles would name what a step lacks, against CONS-13.
        <form ref={form} className={styles['form']} onSubmit={submit} aria-busy={isSending} noValidate>
          <p className="dim">{texts.lead}</p>
          <Progress step={step} />
          <Step consultation={consultation} />
          {step > 1 && <Summary draft={consultation.draft} />}
          <TrapField label={texts.honeypot} ref={trap} />
          <PageDialogFoot className={styles['foot'] ?? ''}>
            <button
              type="button"
              {...buttonLook('outline', 'lg')}
              disabled={step === 1 || isSending}
              onClick={goBack}
            >
              {texts.back}
            </button>
            <button type="submit" {...buttonLook('filled', 'lg')} {...atWork(isSending)}>
              {label(step, isSending)}
            </button>
          </PageDialogFoot>
          <p role="status" className="vh">
            {state === 'failed' && [...faultsOf(consultation), texts.retry].join(' ')}
          </p>
        </form>
      )}
    </PageDialog>
  )
}

function faultsOf({ photos }: Consultation): string[] {
  return photos.list.flatMap(({ file, fault }) =>
    fault === null ? [] : [texts.photos.fault(file.name, fault)],
  )
}

function label(step: number, isSending: boolean): string {
  if (isSending) return texts.sending
  return step === 4 ? texts.submit : texts.next
}
