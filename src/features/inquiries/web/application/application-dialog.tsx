import { type SubmitEvent, useEffect, useRef } from 'react'
import { Link } from 'react-router'

import { pages } from '#shared/pages.ts'
import { atWork } from '#ui/buttons/at-work.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { TrapField } from '#ui/forms/plain-field.tsx'
import { PageDialog, PageDialogFoot } from '#ui/overlays/page-dialog.tsx'
import { SentNote } from '#ui/overlays/sent-note.tsx'
import { buttonLook } from '#ui/theme/button-look.ts'

import { applicationTexts as texts } from '../../application.it.ts'
import type { ApplicationFault } from '../../application.rules.ts'
import { Curriculum } from './curriculum.tsx'
import { PersonFields } from './person-fields.tsx'
import { Portfolio } from './portfolio.tsx'
import { SocialProfiles } from './social-profiles.tsx'
import { type Application, useApplication } from './use-application.ts'

import styles from './application.module.css'

/**
 * HIRE-02, HIRE-08. The error shows in the footer, which is always visible; the field concerned takes the
 * focus.
 */
export default function ApplicationDialog({ onClose }: { onClose: () => void }) {
  const application = useApplication(onClose)
  const { state } = application
  const isSent = state.kind === 'sent'
  return (
    <PageDialog
      title={isSent ? texts.sent : texts.title}
      focusOn='[name="firstName"]'
      width="760px"
      onClose={onClose}
    >
      {isSent ? (
        <SentNote text={texts.sentText(state.firstName)} />
      ) : (
        <ApplicationForm application={application} />
      )}
    </PageDialog>
  )
}

function ApplicationForm({ application }: { application: Application }) {
  const { state, alert, submit } = application
  const form = useRef<HTMLFormElement>(null)
  const trap = useRef<HTMLInputElement>(null)
  const isBusy = state.kind !== 'form'
  useEffect(() => {
    if (alert?.fault) form.current?.querySelector<HTMLElement>(placeOf(alert.fault))?.focus()
  }, [alert])

  function send(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    void submit(trap.current?.value ?? '')
  }

  return (
    <form ref={form} className={styles['form']} onSubmit={send} aria-busy={isBusy} noValidate>
      <p className="dim">{texts.lead}</p>
      <fieldset className={styles['fields']} disabled={isBusy}>
        <PersonFields application={application} />
        <Portfolio application={application} />
        <Curriculum application={application} />
        <SocialProfiles application={application} />
      </fieldset>
      <TrapField label={texts.honeypot} ref={trap} />
      <Privacy />
      <PageDialogFoot>
        {alert && (
          <Notice kind="error" message={alert.detail ? `${alert.message} ${alert.detail}` : alert.message} />
        )}
        <button type="submit" {...buttonLook('filled', 'lg')} {...atWork(isBusy)}>
          {labelOf(application)}
        </button>
      </PageDialogFoot>
    </form>
  )
}

function Privacy() {
  const { privacy } = texts
  return (
    <section className={styles['privacy']}>
      <h3 className="d4">{privacy.title}</h3>
      <p>{privacy.text}</p>
      <p>
        <Link to={pages.privacyPolicy.path} target="_blank">
          {privacy.more}
          <span className="vh">{privacy.newTab}</span>
        </Link>
      </p>
    </section>
  )
}

function labelOf({ state, photos }: Application): string {
  if (state.kind === 'uploading')
    return texts.uploading(Math.min(state.done + 1, photos.list.length), photos.list.length)
  return state.kind === 'form' ? texts.submit : texts.sending
}

function placeOf(fault: ApplicationFault): string {
  if (fault === 'photos') return '[data-place="photos"]'
  if (fault === 'socialProfiles') return '[data-half="true"]'
  return `[name="${fault.replace('Form', '')}"]`
}
