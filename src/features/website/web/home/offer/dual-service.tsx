import { Link } from 'react-router'

import { homeTexts } from '#features/website/site.it.ts'
import { pages } from '#shared/pages.ts'
import { Illustration } from '#ui/display/illustration.tsx'
import { buttonLook } from '#ui/theme/button-look.ts'

import styles from './dual-service.module.css'

const { ways } = homeTexts

export function DualService() {
  return (
    <section className={styles['dual']} aria-label={ways.label}>
      <div className={`plate hatched ${styles['half']} ${styles['with']}`}>
        <Illustration name="poltrona" bare className={styles['chair'] ?? ''} />
        <p className="label">{ways.with.label}</p>
        <h2 className="d2">{ways.with.title}</h2>
        <p className="lead">{ways.with.lead}</p>
        <div>
          <Link to={pages.guestBooking.path} {...buttonLook('filled', 'lg')}>
            {homeTexts.book}
          </Link>
        </div>
      </div>
      <div className={`hatched ${styles['half']} ${styles['without']}`}>
        <p className={styles['soon']}>{ways.without.label}</p>
        <h2 className="d2">{ways.without.title}</h2>
        <p className="lead">{ways.without.lead}</p>
        <div>
          <button type="button" {...buttonLook('filled', 'lg')} disabled>
            {ways.without.soon}
          </button>
        </div>
      </div>
    </section>
  )
}
