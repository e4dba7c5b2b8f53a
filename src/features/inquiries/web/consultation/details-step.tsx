import { useEffect, useRef, useState } from 'react'

import { Notice } from '#ui/feedback/notice.tsx'
import { PlainArea } from '#ui/forms/plain-field.tsx'

import { consultationTexts as texts } from '../../consultation.it.ts'
import { Photos } from '../photos.tsx'
import { PrivacySentence } from '../privacy-sentence.tsx'
import type { Consultation } from './use-consultation.ts'

import styles from './consultation.module.css'

/** CONS-10. */
export function DetailsStep({ consultation }: { consultation: Consultation }) {
  const { draft, change } = consultation
  return (
    <>
      <PlainArea
        label={texts.message}
        note={texts.optional}
        name="message"
        rows={3}
        maxLength={2_000}
        placeholder={texts.messageHint}
        value={draft.message}
        onChange={({ currentTarget }) => change({ message: currentTarget.value })}
      />
      <ConsultationPhotos consultation={consultation} />
      <p className={`dim ${styles['hint']}`}>
        <PrivacySentence texts={texts} />
      </p>
    </>
  )
}

/** Scrolls to the failed photo, the only place with the error (CONS-12). */
function ConsultationPhotos({ consultation: { photos, state } }: { consultation: Consultation }) {
  const box = useRef<HTMLDivElement>(null)
  const [fault, setFault] = useState<string | null>(null)
  useEffect(() => {
    if (state === 'failed') box.current?.querySelector('[data-fault]')?.scrollIntoView({ block: 'center' })
  }, [state])
  const { title, lead } = texts.photos
  return (
    <div ref={box}>
      <Photos
        photos={photos}
        heading={
          <h4 className={styles['label']}>
            {title} <small>{texts.optional}</small>
          </h4>
        }
        lead={lead}
        isBusy={state === 'sending'}
        onChoose={setFault}
      >
        {fault && <Notice kind="error" message={fault} />}
      </Photos>
    </div>
  )
}
