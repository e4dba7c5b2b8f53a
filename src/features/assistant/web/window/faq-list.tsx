import { useId, useState } from 'react'

import { assistantScreenTexts as texts } from '../../assistant-screens.it.ts'
import type { AnsweredFaq } from '../../assistant.contract.ts'
import { shownFaqs } from '../../assistant.rules.ts'

import styles from './faq-list.module.css'

type Props = { heading: string; faqs: readonly AnsweredFaq[]; onAsk: (question: string) => void }

/** CHAT-04. */
export function FaqList({ heading, faqs, onAsk }: Props) {
  const [isWhole, setWhole] = useState(false)
  const headingId = useId()
  const shown = isWhole ? faqs : faqs.slice(0, shownFaqs)
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className="label">
        {heading}
      </h3>
      <ul className={styles['list']}>
        {shown.map(({ id, question }) => (
          <li key={id}>
            <button type="button" onClick={() => onAsk(question)}>
              {question}
            </button>
          </li>
        ))}
      </ul>
      {shown.length < faqs.length && (
        <button type="button" className={styles['more']} onClick={() => setWhole(true)}>
          {texts.moreFaqs}
        </button>
      )}
    </section>
  )
}
