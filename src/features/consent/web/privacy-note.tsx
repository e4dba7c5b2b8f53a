import { Link } from 'react-router'

import { pages } from '#shared/pages.ts'

import { privacyNoteTexts as texts } from '../foot.it.ts'

import styles from './privacy-note.module.css'

/** Beside the button of a form that keeps what somebody says of themselves. What is typed stays: it opens beside. */
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
