import { sessionTexts } from '#features/accounts/session.it.ts'

import styles from './session-spinner.module.css'

/** Shown on private pages until it is known who is signed in. */
export function SessionSpinner() {
  return (
    <div className={styles['spinner']} role="status">
      <div className="turning-pole" aria-hidden="true" />
      <span className="vh">{sessionTexts.checking}</span>
    </div>
  )
}
