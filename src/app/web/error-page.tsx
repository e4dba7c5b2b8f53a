import { Link } from 'react-router'

import { Fade } from '#ui/display/fade.tsx'
import { Wordmark } from '#ui/display/wordmark.tsx'
import { buttonLook } from '#ui/theme/button-look.ts'

import styles from './error-page.module.css'

/** When a page breaks while it is drawn, or its code cannot be fetched. */
export function ErrorPage() {
  return (
    <main className={styles['page']}>
      <title>Qualcosa è andato storto · F4DEZONE</title>
      <Link to="/" aria-label="F4DEZONE, pagina iniziale">
        <Wordmark />
      </Link>
      <div className={styles['text']}>
        <Fade />
        <h1 className="d2">Qualcosa è andato storto.</h1>
        <p className="lead">
          La pagina non si è aperta come doveva. Di solito basta riprovare; se continua, chiamaci e ti
          aiutiamo noi.
        </p>
        <div className="row">
          <button type="button" {...buttonLook('filled', 'lg')} onClick={() => window.location.reload()}>
            Riprova
          </button>
          <a href="/" {...buttonLook('outline', 'lg')}>
            Torna alla home
          </a>
        </div>
      </div>
    </main>
  )
}
