import { inboxScreenTexts } from '../../inbox-screens.it.ts'
import type { Fact, InboxDetail } from '../../inbox.contract.ts'

import styles from './request-panel.module.css'

const { detail: texts } = inboxScreenTexts

/** What was written, and what the form asked for besides. */
export function RequestContents({ request: { message, facts } }: { request: InboxDetail }) {
  return (
    <>
      {message !== '' && (
        <section className={styles['part']} aria-labelledby="richiesta-messaggio">
          <h3 className="d4" id="richiesta-messaggio">
            {texts.message}
          </h3>
          <p className={styles['message']}>{message}</p>
        </section>
      )}
      {facts.length > 0 && (
        <section className={styles['part']} aria-labelledby="richiesta-dettagli">
          <h3 className="d4" id="richiesta-dettagli">
            {texts.facts}
          </h3>
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
        </section>
      )}
    </>
  )
}

function Value({ fact: { value, link } }: { fact: Fact }) {
  if (link === null) return value
  return (
    <a className={styles['link']} href={link} target="_blank" rel="noreferrer nofollow">
      {value}
      <span className="vh">{texts.newTab}</span>
    </a>
  )
}
