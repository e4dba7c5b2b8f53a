import { TitledSection } from '#ui/display/titled-section.tsx'

import { inboxScreenTexts } from '../../inbox-screens.it.ts'
import type { Fact, InboxDetail } from '../../inbox.contract.ts'

import styles from './inquiry-panel.module.css'

const { detail: texts } = inboxScreenTexts

export function InquiryContents({ request: { message, facts } }: { request: InboxDetail }) {
  return (
    <>
      {message !== '' && (
        <TitledSection id="richiesta-messaggio" title={texts.message} level="h3" className={styles['part']}>
          <p className={styles['message']}>{message}</p>
        </TitledSection>
      )}
      {facts.length > 0 && (
        <TitledSection id="richiesta-dettagli" title={texts.facts} level="h3" className={styles['part']}>
          <dl className={styles['facts']}>
            {facts.map((fact) => (
              <div key={`${fact.label} ${fact.value}`}>
                <dt>{fact.label}</dt>
                <dd>
                  <Value fact={fact} />
                </dd>
              </div>
            ))}
          </dl>
        </TitledSection>
      )}
    </>
  )
}

function Value({ fact: { value, link } }: { fact: Fact }) {
  if (link === null) return value
  return (
    <a className={styles['link']} href={link} target="_blank" rel="noreferrer nofollow">
      <span>{value}</span>
      <span className="vh">{texts.newTab}</span>
    </a>
  )
}
