import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { useSession } from '#features/accounts/web/session-store.ts'
import { ownImageAccount } from '#features/settings/outside-accounts.rules.ts'
import { knownSettings, readSettings, usePublicSettings } from '#features/settings/web/use-public-settings.ts'
import { useShopNow } from '#features/settings/web/use-shop-now.ts'

import {
  consultationFolder,
  consultationSteps,
  furthestStep,
  isOver,
  isStepComplete,
  maxConsultationPhotos,
} from '../../consultation.rules.ts'
import { placeholderAddress } from '../../inquiries.rules.ts'
import { consultationParams } from '../../sending.rules.ts'
import { sendForm, SendingError } from '../send-form.ts'
import { PhotoError, usePhotos } from '../use-photos.ts'
import {
  blankConsultation,
  type ConsultationDraft,
  consultationDraft as drafts,
  timeAtConsultation,
} from './consultation-draft.ts'

/** Milliseconds until the dialog closes after a success (CONS-11). */
const closesAfter = 3_000

type State = 'filling' | 'sending' | 'failed' | 'sent'

export function useConsultation(onClose: () => void) {
  const draft = drafts.useDraft()
  const [state, setState] = useState<State>('filling')
  const { user, status } = useSession()
  const { email: shopEmail } = usePublicSettings()
  const now = useShopNow()
  const leaving = useRef(new AbortController())
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  const furthest = furthestStep(draft, now)
  const step = draft.step < furthest ? draft.step : furthest

  const change = (changes: Partial<ConsultationDraft>) =>
    drafts.update((before) => {
      const after = { ...before, ...changes }
      // The stored time may have passed if the chosen day is today.
      return after.time !== '' && after.day !== '' && isOver(after.day, after.time, now)
        ? { ...after, time: '' }
        : after
    })
  const photos = usePhotos({
    most: maxConsultationPhotos,
    had: draft.hadPhotos,
    onHadPhotos: (hadPhotos) => change({ hadPhotos }),
  })
  const dropPhotos = useEffectEvent(photos.clear)

  useEffect(() => {
    const ended = new AbortController()
    leaving.current = ended
    const stop = timeAtConsultation.start()
    return () => {
      stop()
      ended.abort()
    }
  }, [])
  useEffect(() => {
    if (status === 'loading') return
    const { submissionId } = drafts.read()
    drafts.update((before) => ownDraft(before, user))
    // The draft was replaced, so its photos go too.
    if (drafts.read().submissionId !== submissionId) dropPhotos()
  }, [user, status])
  useEffect(() => {
    if (state !== 'sent') return
    const timer = setTimeout(() => close.current(), closesAfter)
    return () => clearTimeout(timer)
  }, [state])

  /**
   * CONS-07 to CONS-09.
   *
   * @returns whether the next step opened
   */
  function goOn(): boolean {
    if (!isStepComplete(step, draft, now)) return false
    change({ step: consultationSteps.find((each) => each > step) ?? 4 })
    return true
  }

  async function send(website: string): Promise<void> {
    const { service, submissionId } = draft
    if (state === 'sending' || state === 'sent' || service === null) return
    setState('sending')
    try {
      const addresses = await upload()
      const mark = { submissionId, secondsOpen: Math.floor(timeAtConsultation.seconds()), website }
      const about = {
        email: user?.email ?? placeholderAddress(shopEmail),
        year: Number(now.day.slice(0, 4)),
        photos: addresses,
        mark,
      }
      await sendForm('consultation', consultationParams({ ...draft, service }, about))
      timeAtConsultation.clear()
      drafts.write(newDraft(user))
      setState('sent')
    } catch (error) {
      if (leaving.current.signal.aborted) return
      setState('failed')
      if (error instanceof SendingError && error.status === 412) photos.forgetAddresses()
    }
  }

  async function upload(): Promise<string[]> {
    if (photos.list.length === 0) return []
    const { imageAccount = ownImageAccount } = await readSettings().catch(knownSettings)
    const account = { ...imageAccount, folder: consultationFolder }
    const addresses = await photos.upload(account, { signal: leaving.current.signal })
    const missing = photos.list[addresses.indexOf('')]
    if (missing) throw new PhotoError(missing.file.name)
    return addresses
  }

  return {
    draft,
    step,
    state,
    now,
    photos,
    change: (changes: Partial<ConsultationDraft>) => {
      if (state === 'failed') setState('filling')
      change(changes)
    },
    goOn,
    goBack: () => change({ step: consultationSteps.findLast((each) => each < step) ?? 1 }),
    send,
  }
}

export type Consultation = ReturnType<typeof useConsultation>

type Person = ReturnType<typeof useSession>['user']

/** CONS-20. Discards another account's draft in this tab; keeps a guest's draft after they log in. */
function ownDraft(draft: ConsultationDraft, user: Person): ConsultationDraft {
  if (draft.submissionId !== '' && draft.userId === (user?._id ?? null)) return draft
  if (draft.submissionId === '' || draft.userId !== null || !user) return newDraft(user)
  const { name, phone } = newDraft(user)
  return { ...draft, userId: user._id, name: draft.name || name, phone: draft.phone || phone }
}

function newDraft(user: Person): ConsultationDraft {
  return {
    ...blankConsultation,
    submissionId: crypto.randomUUID(),
    userId: user?._id ?? null,
    name: user ? `${user.firstName} ${user.lastName}` : '',
    phone: user?.phone ?? '',
  }
}
