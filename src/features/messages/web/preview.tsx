import { useState } from 'react'
import type { z } from 'zod'

import { Segments } from '#ui/forms/segments.tsx'

import { messagesScreenTexts } from '../messages-screens.it.ts'
import type { previewSchema } from '../messages.contract.ts'
import { segmentsOf } from '../sms-text.rules.ts'

import styles from './preview.module.css'

const { preview: texts } = messagesScreenTexts

const { sms: _, ...mailParts } = texts.parts

type Part = keyof typeof texts.parts
type Props = { preview: z.infer<typeof previewSchema>; cause: string }

/** Shows the mail in a sandboxed frame, which can neither run scripts nor open links. */
export function Preview({ preview: { subject, html, text, sms }, cause }: Props) {
  const [part, setPart] = useState<Part>('html')
  const choose = { label: texts.partsLabel, chosen: part, onChoose: setPart }
  return (
    <section className={styles['preview']} aria-label={texts.frame(cause)}>
      <div className={styles['head']}>
        <p className={styles['subject']}>
          <span className="dim">{texts.subject}: </span>
          <span>{subject}</span>
        </p>
        {sms === null ? (
          <Segments {...choose} chosen={part === 'text' ? 'text' : 'html'} choices={mailParts} />
        ) : (
          <Segments {...choose} choices={texts.parts} />
        )}
      </div>
      {part === 'html' && (
        <iframe className={styles['frame']} sandbox="" srcDoc={html} title={texts.frame(cause)} />
      )}
      {part === 'text' && <pre className={styles['text']}>{text}</pre>}
      {part === 'sms' && sms !== null && (
        <div className={styles['sms']}>
          <p className={styles['bubble']}>{sms}</p>
          <p className="dim num">{texts.segments(sms.length, segmentsOf(sms))}</p>
        </div>
      )}
    </section>
  )
}
