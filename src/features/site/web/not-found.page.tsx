import { Link } from 'react-router'

import { Fade } from '#ui/display/fade.tsx'
import { Illustration } from '#ui/display/illustration.tsx'
import { Plate } from '#ui/display/plate.tsx'
import { buttonLook } from '#ui/theme/button-look.ts'

import styles from './not-found.module.css'

export function meta() {
  return [{ title: 'Pagina non trovata · F4DEZONE' }]
}

export default function NotFoundPage() {
  return (
    <div className={`wrap ${styles['page']}`}>
      <div className={styles['text']}>
        <Fade />
        <h1 className="d1">Qui non c’è niente da tagliare.</h1>
        <p className="lead">
          La pagina che cerchi non esiste o ha cambiato indirizzo. Dalla pagina iniziale trovi tutto il resto.
        </p>
        <div className="row">
          <Link to="/" {...buttonLook('filled', 'lg')}>
            Torna alla home
          </Link>
        </div>
      </div>
      <Plate hatched className={styles['plate'] ?? ''}>
        <Illustration name="pettine" bare eager className={styles['comb'] ?? ''} />
      </Plate>
    </div>
  )
}
