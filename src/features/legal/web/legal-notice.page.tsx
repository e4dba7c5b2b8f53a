import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { knownSettings, shopTitle, useStudio } from '#features/studio/web/public.ts'
import { pages } from '#shared/pages.ts'
import { phoneLink } from '#shared/phone.ts'

import { legalNoticeTexts as texts } from '../legal-notice.it.ts'
import { LegalPage } from './legal-page.tsx'

import styles from './legal-notice.module.css'

export function meta() {
  return [
    { title: shopTitle(texts.pageTitle) },
    { name: 'description', content: texts.description(knownSettings().name) },
  ]
}

/** Name, form, address and contact of the business, as those who let it take payments ask for. What is unknown is left out. */
export default function LegalNoticePage() {
  const { name, legalName, legalForm, uidNumber, street, postalCode, city, phone, email } = useStudio()
  return (
    <LegalPage title={texts.title} home={texts.home}>
      <div className={styles['columns']}>
        <dl className={`plate ${styles['facts']}`}>
          <div>
            <dt>{texts.business}</dt>
            <dd className="d3">{legalName || name}</dd>
          </div>
          {legalForm && <Fact name={texts.legalForm}>{legalForm}</Fact>}
          {uidNumber && <Fact name={texts.uidNumber}>{uidNumber}</Fact>}
          <Fact name={texts.address}>
            {street}
            <br />
            {postalCode} {city}, {texts.country}
          </Fact>
          <Fact name={texts.phone}>
            <a href={phoneLink(phone)}>{phone}</a>
          </Fact>
          <Fact name={texts.email}>
            <a href={`mailto:${email}`}>{email}</a>
          </Fact>
        </dl>
        <div className={styles['sections']}>
          {Object.values(texts.sections).map(({ title, text }) => (
            <section key={title}>
              <h2 className="d4">{title}</h2>
              <p>{text}</p>
            </section>
          ))}
          <p>
            <Link to={pages.privacyPolicy.path} className={styles['link']}>
              {texts.privacy}
            </Link>
          </p>
        </div>
      </div>
    </LegalPage>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="num">{children}</dd>
    </div>
  )
}
