import { Link } from 'react-router'

import { defaultPublicSettings } from '#features/settings/settings.defaults.ts'
import { pageMeta } from '#features/settings/web/page-meta.ts'
import { usePublicSettings } from '#features/settings/web/use-public-settings.ts'
import { pages } from '#shared/pages.ts'
import { Written } from '#ui/display/written.tsx'

import { legalNoticeTexts as texts } from '../legal-notice.it.ts'
import { BusinessFacts } from './business-facts.tsx'
import { LegalPage } from './legal-page.tsx'

import styles from './legal-notice.module.css'

export const meta = () => pageMeta(texts)

/** Shows the name, legal form, address and contact of the business, as payment providers require. */
export default function LegalNoticePage() {
  const settings = usePublicSettings()
  const facts = `plate ${styles['facts']}`
  return (
    <LegalPage title={texts.title} home={texts.home}>
      <div className={styles['columns']}>
        {settings === defaultPublicSettings ? (
          <Written as="dl" id="impresa" className={facts}>
            <BusinessFacts {...settings} />
          </Written>
        ) : (
          <dl className={facts}>
            <BusinessFacts {...settings} />
          </dl>
        )}
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
