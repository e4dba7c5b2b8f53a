import { useEffect, useRef, useState } from 'react'

import { ownImageAccount } from '#features/settings/outside-accounts.rules.ts'
import { knownSettings, readSettings, usePublicSettings } from '#features/settings/web/use-public-settings.ts'
import { useShopNow } from '#features/settings/web/use-shop-now.ts'

import {
  applicationFailureTexts as failures,
  applicationFaultTexts,
  applicationTexts,
} from '../../application.it.ts'
import { type ApplicationFault, applicationFault, maxPortfolioPhotos } from '../../application.rules.ts'
import { acknowledgementParams, applicationParams } from '../../sending.rules.ts'
import { sendForm, SendingError } from '../send-form.ts'
import { PhotoError, usePhotos } from '../use-photos.ts'
import {
  type ApplicationDraft,
  applicationDraft as drafts,
  blankApplication,
  timeAtApplication,
} from './application-draft.ts'
import { CurriculumError, useCurriculum } from './use-curriculum.ts'

/** Milliseconds until the dialog closes after a success (HIRE-28). */
const closesAfter = 3_000

type State =
  | { kind: 'form' }
  | { kind: 'uploading'; done: number }
  | { kind: 'submitting' }
  | { kind: 'sent'; firstName: string }

export type Alert = { message: string; detail?: string; fault: ApplicationFault | null }

/**
 * State machine of the dialog: form → uploading → submitting → sent, which closes it. An error leads back to
 * the form.
 */
export function useApplication(onClose: () => void) {
  const draft = drafts.useDraft()
  const change = (changes: Partial<ApplicationDraft>) =>
    drafts.update((before) => ({ ...before, ...changes }))
  const photos = usePhotos({
    most: maxPortfolioPhotos,
    had: draft.hadPhotos,
    onHadPhotos: (hadPhotos) => change({ hadPhotos }),
  })
  const curriculum = useCurriculum()
  const [state, setState] = useState<State>({ kind: 'form' })
  const [alert, setAlert] = useState<Alert | null>(null)
  const settings = usePublicSettings()
  const { day: today } = useShopNow()
  const leaving = useRef(new AbortController())
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    const ended = new AbortController()
    leaving.current = ended
    const stop = timeAtApplication.start()
    drafts.update((before) =>
      before.submissionId === '' ? { ...before, submissionId: crypto.randomUUID() } : before,
    )
    return () => {
      stop()
      ended.abort()
    }
  }, [])
  useEffect(() => {
    if (state.kind !== 'sent') return
    const timer = setTimeout(() => close.current(), closesAfter)
    return () => clearTimeout(timer)
  }, [state.kind])

  const say = (message: string | null, fault: ApplicationFault | null = null) =>
    setAlert(message === null ? null : { message, fault })

  async function submit(website: string): Promise<void> {
    if (state.kind !== 'form') return
    const fault = applicationFault(draft, photos.list.length)
    if (fault) return say(applicationFaultTexts[fault], fault)
    setAlert(null)
    // Set before any await, so that a double press sends once.
    setState({ kind: 'uploading', done: 0 })
    try {
      const sent = await upload()
      if (sent.photos.length !== photos.list.length || sent.photos.includes(''))
        return say(applicationFaultTexts.photosMissing, 'photos')
      setState({ kind: 'submitting' })
      await send(sent, website)
    } catch (error) {
      if (leaving.current.signal.aborted) return
      setState({ kind: 'form' })
      setAlert(alertOf(error))
      if (!(error instanceof SendingError && error.status === 412)) return
      photos.forgetAddresses()
      curriculum.forgetAddress()
    } finally {
      setState((now) => (now.kind === 'sent' ? now : { kind: 'form' }))
    }
  }

  async function upload(): Promise<{ photos: string[]; cv: string | null }> {
    const { imageAccount = ownImageAccount } = await readSettings().catch(knownSettings)
    const { signal } = leaving.current
    const addresses = await photos.upload(imageAccount, {
      signal,
      onNext: (done) => setState({ kind: 'uploading', done }),
    })
    return { photos: addresses, cv: await curriculum.upload(signal) }
  }

  async function send(sent: { photos: string[]; cv: string | null }, website: string): Promise<void> {
    const { submissionId, firstName, email } = draft
    const mark = { submissionId, secondsOpen: Math.floor(timeAtApplication.seconds()), website }
    const about = { studioEmail: settings.email, today, mark }
    await sendForm('application', applicationParams(draft, sent, about))
    const message = applicationTexts.thanks(settings.name)
    const thanks = acknowledgementParams({
      email,
      firstName,
      shop: settings.name,
      message,
      today,
      submissionId,
    })
    // Errors are ignored: the application has arrived even without the acknowledgement.
    await sendForm('acknowledgement', thanks).catch(() => undefined)
    drafts.write(blankApplication)
    timeAtApplication.clear()
    setState({ kind: 'sent', firstName: firstName.trim() })
  }

  const fault = alert?.fault ?? null
  const isMended =
    fault !== null &&
    alert?.message === applicationFaultTexts[fault] &&
    applicationFault(draft, photos.list.length) !== fault

  return {
    draft,
    photos,
    curriculum,
    state,
    alert: isMended ? null : alert,
    say,
    change,
    submit,
  }
}

export type Application = ReturnType<typeof useApplication>

/** ERR-84, ERR-85. */
function alertOf(error: unknown): Alert {
  if (error instanceof PhotoError)
    return { message: failures.photos(failures.file(error.fileName)), fault: 'photos' }
  if (error instanceof CurriculumError) return { message: error.message, fault: null }
  const detail = error instanceof SendingError ? detailOf(error) : ''
  return { message: failures.sending, fault: null, ...(detail && { detail }) }
}

function detailOf({ status, text }: SendingError): string {
  if (status === 0) return failures.unanswered
  return status === 400 || text === failures.curricula ? text : ''
}
