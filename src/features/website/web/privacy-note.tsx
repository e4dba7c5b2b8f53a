import { Link } from 'react-router'

import { pages } from '#shared/pages.ts'

import { privacyNoteTexts as texts } from '../foot.it.ts'

import styles from './privacy-note.module.css'

/** Shown beside the button of forms that store personal data. The policy opens in a new tab, so the form keeps its input. */
export function PrivacyNote() {
  return (
    <p className={`dim ${styles['note']}`}>
      <span>{texts.before}</span>
      <Link to={pages.privacyPolicy.path} target="_blank">
        <span>{texts.link}</span>
        <span className="vh">{texts.newTab}</span>
      </Link>
      <span>.</span>
    </p>
  )
}
