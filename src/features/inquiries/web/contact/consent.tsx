import { contactFormTexts as texts } from '../../contact.it.ts'
import { PrivacySentence } from '../privacy-sentence.tsx'

import styles from './consent.module.css'

export function Consent() {
  return (
    <label className={styles['consent']}>
      <input type="checkbox" className="check" name="privacyAccepted" required />
      <span>
        <PrivacySentence texts={texts} />
      </span>
    </label>
  )
}
