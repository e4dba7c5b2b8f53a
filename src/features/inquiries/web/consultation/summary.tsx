import { type ReactNode, useId } from 'react'

import { readablePhone } from '#shared/phone.ts'

import { consultationTexts as allTexts } from '../../consultation.it.ts'
import type { ConsultationDraft } from './consultation-draft.ts'
import { whenName } from './when.ts'

import styles from './summary.module.css'

const { summary: texts, services } = allTexts

/** CONS-03. */
export function Summary({ draft }: { draft: ConsultationDraft }) {
  const { service, day, time, name, phone } = draft
  const title = useId()
  const entries: [string, ReactNode][] = [
    [texts.service, service && services[service]],
    [texts.when, whenName(day, time)],
    [texts.contact, contactOf(name.trim(), phone.trim())],
    [texts.price, texts.free],
  ]
  return (
    <section className={styles['summary']} aria-labelledby={title}>
      <h3 id={title} className="d4">
        {texts.title}
      </h3>
      <dl>
        {entries.flatMap(([label, value]) =>
          value === null
            ? []
            : [
                <div key={label}>
                  <dt>{label}</dt>
                  <dd className="num">{value}</dd>
                </div>,
              ],
        )}
      </dl>
    </section>
  )
}

function contactOf(name: string, phone: string): ReactNode {
  if (phone === '') return name || null
  return (
    <>
      {name !== '' && <span>{`${name}, `}</span>}
      <span className={styles['phone']}>{readablePhone(phone)}</span>
    </>
  )
}
