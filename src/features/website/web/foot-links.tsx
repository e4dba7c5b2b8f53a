import { Link } from 'react-router'

import { pages } from '#shared/pages.ts'

import { footTexts as texts } from '../foot.it.ts'
import { openCookieSettings } from './consent-opening.ts'

import styles from './foot-links.module.css'

export function FootLinks() {
  return (
    <nav aria-label={texts.label} className={styles['links']}>
      <Link to={pages.privacyPolicy.path}>{texts.privacy}</Link>
      <Link to={pages.legalNotice.path}>{texts.legalNotice}</Link>
      <button type="button" onClick={openCookieSettings}>
        {texts.cookies}
      </button>
      <Link to={pages.hiring.path}>{texts.hiring}</Link>
      <Link to={pages.marketing.path}>{texts.marketing}</Link>
    </nav>
  )
}
