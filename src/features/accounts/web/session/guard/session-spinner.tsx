import { sessionTexts } from '#features/accounts/session.it.ts'

import styles from './session-spinner.module.css'

/** Shown on private pages until the session is known. */
export function SessionSpinner() {
  return (
    <div className={styles['spinner']} role="status">
      <div className="turning-pole" aria-hidden="true" />
      <span className="vh">{sessionTexts.checking}</span>
    </div>
  )
}
