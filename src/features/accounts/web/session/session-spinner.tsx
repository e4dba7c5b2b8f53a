import { sessionTexts } from '../../session.it.ts'

import styles from './session-spinner.module.css'

export function SessionSpinner() {
  return (
    <div className={styles['spinner']} role="status">
      <div className="turning-pole" aria-hidden="true" />
      <span className="vh">{sessionTexts.checking}</span>
    </div>
  )
}
