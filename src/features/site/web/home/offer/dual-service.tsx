import { Link } from 'react-router'

import { pages } from '#shared/pages.ts'
import { Illustration } from '#ui/display/illustration.tsx'
import { buttonLook } from '#ui/theme/button-look.ts'

import styles from './dual-service.module.css'

/** With and, one day, without an appointment. */
export function DualService() {
  return (
    <section className={styles['dual']} aria-label="Due modi di venire">
      <div className={`plate ${styles['half']} ${styles['with']}`}>
        <Illustration name="poltrona" bare className={styles['chair'] ?? ''} />
        <p className="label">Premium Experience</p>
        <h2 className="d2">Con Appuntamento</h2>
        <p className="lead">La poltrona è tua all’ora scelta. Conferma e promemoria arrivano per e-mail.</p>
        <div>
          <Link to={pages.guestBooking.path} {...buttonLook('filled', 'lg')}>
            Prenota Ora
          </Link>
        </div>
      </div>
      <div className={`${styles['half']} ${styles['without']}`}>
        <p className={styles['soon']}>SOON</p>
        <h2 className="d2">Senza Appuntamento</h2>
        <p className="lead">Presto Disponibile. Ti avviseremo quando sarà attivo!</p>
        <div>
          <button type="button" {...buttonLook('filled', 'lg')} disabled>
            Prossimamente
          </button>
        </div>
      </div>
    </section>
  )
}
